import * as z from 'zod/mini';
import { chosenFile, megabyte } from '../core/upload.ts';

/** The largest file that is imported, in bytes. */
export const largestImport = 50 * megabyte;

/** How the names of files end that may hold a list; what one is, its first bytes tell. */
export const importEndings = ['.xlsx', '.csv', '.txt', '.xls'] as const;

/** A file by its name: a picture or a letter is refused before it is looked into. */
const importFile = chosenFile.check(
  z.refine(
    ({ name }) => importEndings.some((ending) => name.toLowerCase().endsWith(ending)),
    'Wybierz plik .xlsx albo .csv',
  ),
);

/** A file to be checked. */
export const importCheck = z.object({ file: importFile });

/** A file to be imported, with what its check gave as its hash: what was checked is what is stored. */
export const importRun = z.object({
  file: importFile,
  sha256: z
    .string('Najpierw sprawdź plik')
    .check(z.regex(/^[0-9a-f]{64}$/, 'Najpierw sprawdź plik')),
});

/** As many rows are named of those that a remark is about. */
export const mostRows = 10;

/** Something wrong or odd about rows, the same of each; without a column it is about a row as a whole. */
const rowRemark = z.object({
  /** The first of them, `mostRows` at the most, as a spreadsheet program counts rows, from 1. */
  rows: z.array(z.int()).check(z.minLength(1)),
  /** How many they are. */
  count: z.int().check(z.positive()),
  column: z.nullable(z.string()),
  message: z.string(),
});

export type RowRemark = z.infer<typeof rowRemark>;

/** Remarks on rows: in how many places there is something to remark, and the first remarks. */
const rowRemarks = z.object({ total: z.int(), first: z.array(rowRemark) });

/** The most remarks that a report carries; the next check reports those that were left. */
export const mostRemarks = 1000;

const count = z.int().check(z.minimum(0));

/** What a file would do, or did where `isStored`; with a fault it does nothing. */
export const importReport = z.object({
  kind: z.literal('report'),
  isStored: z.boolean(),
  /** Of the bytes that were checked. */
  sha256: z.string(),
  /** Rows below the heading, and how many of them are faulty. */
  rows: count,
  faultyRows: count,
  /** Records that are new, changed and as they were; null where a row is faulty. */
  counts: z.nullable(z.object({ added: count, changed: count, unchanged: count })),
  faults: rowRemarks,
  /** Odd values that are taken all the same. */
  warnings: rowRemarks,
  /** Further Polish sentences about what it does. */
  notes: z.array(z.string()),
});

export type ImportReport = z.infer<typeof importReport>;

/** How far an import is: rows that are checked, or changes that are written. */
export const importProgress = z.object({
  kind: z.literal('progress'),
  phase: z.enum(['check', 'write']),
  done: count,
  total: count,
});

export type ImportProgress = z.infer<typeof importProgress>;

/** A line of the reply: how far it is, and at the end the report, or that it failed and nothing was stored. */
export const importEvent = z.discriminatedUnion('kind', [
  importProgress,
  importReport,
  z.object({ kind: z.literal('failed'), message: z.string() }),
]);

export type ImportEvent = z.infer<typeof importEvent>;
