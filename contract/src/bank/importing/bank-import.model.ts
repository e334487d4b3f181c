import * as z from 'zod/mini';
import { chosenRecord, emptyAsNull, id, instantReply, keyOf } from '../../core/fields.ts';
import { pageFields } from '../../core/list/page-fields.ts';
import { messages } from '../../core/messages.ts';
import { grosze } from '../../core/money/grosze.ts';
import { dayReply } from '../../core/time/day.ts';
import { chosenFile, megabyte } from '../../core/upload.ts';
import {
  chosenEncodingLabels,
  encodingLabels,
  importedLineStateLabels,
  statementFormatLabels,
} from './bank-import.labels.ts';

/** The largest file of statements, in bytes. */
export const largestStatement = 20 * megabyte;

const count = z.int().check(z.minimum(0));

const form = {
  bankAccountId: chosenRecord('Wybierz rachunek bankowy'),
  file: chosenFile,
  /** How its letters are written, where somebody was asked. */
  encoding: emptyAsNull(
    z.enum(
      ['', ...(Object.keys(chosenEncodingLabels) as (keyof typeof chosenEncodingLabels)[])],
      messages.invalidValue,
    ),
  ),
};

/** A file of statements to be looked into (docs/product/bank.md#dry-run). */
export const bankImportPreview = z.object({
  ...form,
  /** The layout of one's own that a table has, if it is to be tried first. */
  profileId: emptyAsNull(z.union([z.literal(''), id])),
});

/** The same file before its layout or encoding is known. */
export const bankImportBeginning = z.object(form);

/** How a file begins, for whoever points at its columns, or at the text whose letters are right. */
export const statementBeginning = z.object({
  /** Null where somebody has to choose it. */
  encoding: z.nullable(keyOf(encodingLabels)),
  /** Of a table the first rows; none of what is no table. */
  rows: z.array(z.array(z.string())),
  /** How it begins in each encoding, where none is known. */
  choices: z.array(z.object({ encoding: keyOf(chosenEncodingLabels), text: z.string() })),
});

export type StatementBeginning = z.infer<typeof statementBeginning>;

const told = {
  id: z.string(),
  bankAccount: z.object({ id: z.string(), name: z.string(), nrb: z.string() }),
  fileName: z.string(),
  format: keyOf(statementFormatLabels),
  /** Whose layout a table has. */
  profile: z.nullable(z.string()),
  encoding: keyOf(encodingLabels),
  from: z.nullable(dayReply),
  thru: z.nullable(dayReply),
  counts: z.object({ new: count, known: count, double: count }),
  createdAt: instantReply,
  /** Null until it is booked; of whoever is no more the name is null. */
  applied: z.nullable(z.object({ at: instantReply, by: z.nullable(z.string()) })),
};

/** A file of statements in the list of them. */
export const bankImportItem = z.object(told);

export type BankImportItem = z.infer<typeof bankImportItem>;

/** What a statement says that was on the account, and what the ledger says, or will say; null where nobody says. */
const compared = z.object({ statement: z.nullable(grosze), ledger: z.nullable(grosze) });

/** A file of statements with what it would book, or booked: docs/product/bank.md#dry-run. */
export const bankImportDetails = z.object({
  ...told,
  /** Whether the file itself says whose it is; if not, whoever books it says so. */
  namesAccount: z.boolean(),
  /** Of all its lines, in grosze. */
  sumIn: grosze,
  sumOut: grosze,
  opening: compared,
  closing: compared,
  /** The days without a statement, in words. */
  missing: z.nullable(z.string()),
  /** Whether what is surely somebody's is booked by the program. */
  booksAutomatically: z.boolean(),
  /** What of its lines would be, or is, booked at once, and what waits for somebody. */
  lines: z.object({ automatic: count, suggested: count, unclear: count, double: count }),
});

export type BankImportDetails = z.infer<typeof bankImportDetails>;

/** Which of the lines are asked for. */
export const importedLineOutcomes = ['new', 'known', 'double'] as const;

/** The lines of a file, page by page. */
export const importedLinesQuery = z.object({
  ...pageFields,
  outcome: z.optional(z.enum(importedLineOutcomes, messages.invalidValue)),
});

/** A page of the list of files. */
export const bankImportsQuery = z.object(pageFields);

/** A settlement account that a line may be for, with what speaks for it. */
const candidate = z.object({
  settlement: z.object({ id: z.string(), reference: z.string() }),
  garden: z.nullable(z.string()),
  holders: z.string(),
  points: z.int(),
  reasons: z.array(z.object({ points: z.int(), words: z.string() })),
});

/** A line of a file, as it was shown before it was booked, or as it is. */
export const importedLine = z.object({
  /** Of its row until it is taken in, then of the line. */
  id: z.string(),
  /** Where in the file it stands, from 1. */
  place: z.int(),
  /** Null until it is taken in. */
  lineId: z.nullable(z.string()),
  /** Of its movement in the ledger, where it has one. */
  entryId: z.nullable(z.string()),
  state: keyOf(importedLineStateLabels),
  bookingDay: dayReply,
  /** In grosze, below zero where money left. */
  amount: grosze,
  counterpartyName: z.nullable(z.string()),
  counterpartyAccount: z.nullable(z.string()),
  title: z.string(),
  /** The best first. */
  candidates: z.array(candidate),
  /** What else is to be said, such as that a number has a mistake. */
  notes: z.array(z.string()),
  /** Of money that left: what it is for. */
  costCategory: z.nullable(z.string()),
  refunds: count,
  /** The line that it may be the same money as. */
  doubleOf: z.nullable(z.object({ bookingDay: dayReply, source: z.string(), title: z.string() })),
});

export type ImportedLine = z.infer<typeof importedLine>;

/** That a file is booked as it was shown, and of one that names no account that it is the account's. */
export const bankImportApply = z.object({
  id,
  confirmAccount: z.optional(z.boolean(messages.invalidValue)),
});

/** What came of it. */
export const bankImportApplied = z.object({
  /** Lines that were in the program by then, and left out; the first of them by what they say. */
  skipped: z.object({
    total: count,
    first: z.array(z.object({ bookingDay: dayReply, amount: grosze, title: z.string() })),
  }),
});

export type BankImportApplied = z.infer<typeof bankImportApplied>;

/** That a suspected line is another payment, or the same one. */
export const doubleDecision = z.object({ id });
