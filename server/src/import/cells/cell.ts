import { earliestDay, latestDay, reject } from '@grzadka/contract/core/fields';
import { withoutInvisible } from '@grzadka/contract/core/invisible';
import { messages } from '@grzadka/contract/core/messages';
import { gardenTimeZone } from '@grzadka/contract/core/time/time-zone';
import * as z from 'zod/mini';
import { foldText } from '#src/core/fold-text.ts';
import { parsePolishDate } from '#src/core/polish-date.ts';
import type { Cell } from '../read/table.ts';

/** The codes Excel shows in place of a formula's result, English or Polish. */
const formulaError = /^#(N\/[AD]!?|\p{Lu}[\p{Lu}_/\d]*[!?])$/u;

const dateInsteadOfText =
  'W komórce jest data, a nie tekst: ustaw format komórki „Tekst” i wpisz wartość ponownie';

/**
 * What the columns of a file hold, each as a schema from the cell to the value; the contract's own
 * schemas follow after a pipe. A cell is undefined where the file has no such column.
 */
export const anyCell = z.custom<Cell | undefined>().check(
  z.superRefine((value, context) => {
    if (typeof value !== 'string' || !formulaError.test(value)) return;
    context.addIssue({ code: 'custom', message: `Formuła w komórce zgłasza błąd ${value}` });
  }),
);

/**
 * A cell whose value goes on to a schema of the contract, which judges whatever it gets: a file's row
 * is refused with the words a form would use.
 */
export function checkedBy<Value>(
  schema: z.ZodMiniType<Value>,
  cell: z.ZodMiniType,
): z.ZodMiniType<Value> {
  return z.pipe(cell, schema);
}

/**
 * A column of text. However a program composes 'ó', it is one letter here, and a line break or any
 * other blank between words is an ordinary one; what nobody sees is left out, so that what looks the same is the same.
 */
export const textCell = z.pipe(
  anyCell,
  z.transform((value, payload) => {
    if (value === undefined) return undefined;
    if (typeof value !== 'string') return reject(payload, dateInsteadOfText);
    return withoutInvisible(value).normalize('NFC').replace(/\s+/g, ' ');
  }),
);

/** Such a column where a blank cell says nothing: it becomes null. */
export function blankAsNull(cell: z.ZodMiniType<string | undefined>) {
  return z.pipe(
    cell,
    z.transform((typed) => typed || null),
  );
}

/** A column of numbers; they stay text, as the contract's decimals take and judge them. */
export const numberCell = z.pipe(
  anyCell,
  z.transform((value, payload) => {
    if (value === undefined) return undefined;
    if (typeof value === 'string') return value;
    return reject(payload, messages.invalidNumber);
  }),
);

/** A column of dates, with or without a time of day; null when the cell is blank. */
const dateCell = z.pipe(
  anyCell,
  z.transform((value, payload) => {
    if (value === undefined || value === '') return null;
    const date = typeof value === 'string' ? parsePolishDate(value) : value;
    if (date !== undefined && isWithinBounds(date)) return date;
    return reject(payload, 'Podaj datę, na przykład 2026-11-21 albo 21.11.2026');
  }),
);

/** A column of instants; a date without a time means the beginning of its day. */
export const instantCell = z.pipe(
  dateCell,
  z.transform((date) => date?.toZonedDateTime(gardenTimeZone).toInstant() ?? null),
);

/** A column of days as 'YYYY-MM-DD'; null when the cell is blank. */
export const dayCell = z.pipe(
  dateCell,
  z.transform((date) => date?.toPlainDate().toString() ?? null),
);

/** A column whose cells each name one of a few values; `refusal` says what may be written instead. */
export function choiceCell<Value>(
  find: (typed: string) => Value | undefined,
  refusal: (typed: string) => string,
) {
  return z.pipe(
    textCell,
    z.transform((text, payload) => {
      const typed = text ?? '';
      const value = find(typed);
      if (value !== undefined) return value;
      return reject(payload, refusal(typed));
    }),
  );
}

/**
 * A column whose cells hold one of a few words, each standing for a value; letter case, diacritics and blanks do not matter.
 * `expected` says which words there are.
 */
export function wordCell<Value>(words: Readonly<Record<string, Value>>, expected: string) {
  const values = new Map(Object.entries(words).map(([word, value]) => [foldText(word), value]));
  return choiceCell(
    (typed) => values.get(foldText(typed)),
    () => `Wpisz: ${expected}`,
  );
}

/** A column of yes and no. */
export const yesNoCell = wordCell(
  {
    tak: true,
    t: true,
    '1': true,
    prawda: true,
    nie: false,
    n: false,
    '0': false,
    fałsz: false,
  },
  'tak albo nie',
);

function isWithinBounds(date: Temporal.PlainDateTime): boolean {
  const day = date.toPlainDate().toString();
  return day >= earliestDay && day <= latestDay;
}
