import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { foldText } from '#src/core/fold-text.ts';
import { type Condition, column } from '#src/core/list/conditions.ts';
import { foundNearest } from '#src/core/list/nearest.ts';
import { containsWords, isMetByMany, narrowed } from '#src/core/list/search.ts';

/** Of a reference that is looked for by a part of it. */
const fewestDigits = 4;

/** Digits of a whole reference: six of the number, or more from the millionth account on, and two by which a mistyped one is seen. */
const shortestReference = 8;

/** By the day of the request: a total that was remembered holds for that day. */
export function isClosed(): RawBuilder<SqlBool> {
  return sql<SqlBool>`${column('settlement.closedOn')} < ${gardenToday()}::date`;
}

/**
 * The accounts that a phrase finds, the nearest first, those that are closed behind all others: the plot with that name, the account with
 * that reference, plots that begin so, then whose plot and holders have the words of the phrase, whose reference does, whose plot has that number
 * within its sector, and what plot is meant otherwise
 * (docs/product/settlements.md#finding-an-account).
 */
export async function findSettlements(db: Kysely<Database>, phrase: string): Promise<Condition> {
  const words = await containsWords(db, 'settlement.search', phrase);
  const { named, worded, meant } = tiersOfSettlements(words, phrase);
  return foundNearest({
    tiers: [...named, ...worded, ...meant],
    last: isClosed(),
    areMany: isMetByMany(words),
  });
}

/**
 * The tiers of that order, for a search that looks for more than accounts: those found by what an account is called, and behind them
 * those by `words`, the condition that its names and reference have all words of the phrase; last those whose plot has that number within
 * its sector, and those of a plot that is meant otherwise.
 */
export function tiersOfSettlements(
  words: Condition,
  phrase: string,
): { named: Condition[]; worded: Condition[]; meant: Condition[] } {
  return {
    named: [...isPlot(phrase), ...hasReference(phrase), beginsPlot(phrase)],
    worded: hasWords(words, phrase),
    meant: [
      ...hasNumber(phrase),
      ...plotsMeant(phrase).flatMap((plot) => [
        ...isPlot(plot),
        beginsPlot(plot),
        ...hasNumber(plot),
      ]),
    ],
  };
}

/**
 * The plot that is meant by what stands before its number where the word for a plot does not: 'nr 12a', 'nr. 12a', 'numer działki 12'.
 * A plot may be called 'Nr 12', so that it comes behind what is called so.
 */
export function plotsMeant(phrase: string): string[] {
  const plain = phrase.normalize('NFKC');
  const plot = plain.replace(/^[^\p{L}\p{Nd}]*(?:nr|numer)(?!\p{L})/iu, '');
  return plot !== plain && /\p{Nd}/u.test(plot) ? [plot] : [];
}

function isPlot(phrase: string): Condition[] {
  return [sql<SqlBool>`${column('settlement.plotKey')} = plot_key(${phrase})`];
}

/** What is no name, such as a sign alone, is not what all names begin with. */
function beginsPlot(phrase: string): Condition {
  const key = sql`plot_key(${phrase})`;
  return sql<SqlBool>`(${column('settlement.plotKey')} like ${key} || '%' and ${key} <> '')`;
}

/** What follows the letter or the number of a sector in a plot's name, as the index has it: of 'A-12' and 'I/12 b' 12. */
const plotNumber = sql`substring(${column('settlement.plotKey')} from '^[^ ]+ ([0-9].*)$')`;

/** Whose plot has that number behind its sector, and whose begins so there. */
function hasNumber(phrase: string): Condition[] {
  const key = sql`plot_key(${phrase})`;
  return [
    sql<SqlBool>`${plotNumber} = ${key}`,
    sql<SqlBool>`(${plotNumber} like ${key} || '%' and ${key} <> '')`,
  ];
}

/** A reference without signs, with what people write in front of it. */
const anyReference =
  /^((?:nr|numer(?:u|em)?|ref|kont(?:o|a|em|u)|koncie|rozliczeni(?:e|a|em|u|ow(?:e|ego|ym|emu)))*)(gr)?(\d{3,9})$/;

/**
 * A whole reference, however it is written: 'GR00012320', 'gr 0001 2320', '00012320', 'numer rozliczenia: GR00012320'; where it is said or
 * seen that it is one, also without the zeros in front: 'GR12320', '123/20'.
 */
function hasReference(phrase: string): Condition[] {
  const [, before = '', letters, digits = ''] = anyReference.exec(foldText(phrase)) ?? [];
  const isNamed = letters !== undefined || /ref|kon|rozliczeni/.test(before);
  const isDivided = /^\s*\d{1,7}\s*\/\s*\d\d\s*$/.test(phrase.normalize('NFKC'));
  const whole = digits.padStart(shortestReference, '0');
  if (digits === '' || (digits !== whole && !isNamed && !isDivided)) return [];
  const number = Number(whole.slice(0, -2));
  // The number is in an index, and the reference shows that no digit is mistyped.
  return [
    sql<SqlBool>`(
      ${column('settlement.number')} = ${number}::integer and ${column('settlement.reference')} = ${`GR${whole}`}
    )`,
  ];
}

/**
 * The words of a phrase in names, and in names and reference together. Fewer than four digits are in every other reference, and mean none.
 */
function hasWords(words: Condition, phrase: string): Condition[] {
  const parts = phrase.normalize('NFKC').toLowerCase().split(/\s+/);
  // The beginning of a reference that is still typed.
  if (parts.some((part) => /^g?r\d{1,3}$/.test(part))) return [];
  const letters = parts.filter((part) => /^(?:g|g?r)$/.test(part));
  const digits = parts.filter((part) => /^(?:g?r)?\d+$/.test(part));
  const isShort = (part: string) => part.length < fewestDigits;
  const besides = [...letters.map(isTwice), ...digits.filter(isShort).map(isInNames)];
  const long = digits.filter((part) => !isShort(part));
  const withReference = narrowed(words, besides);
  if (long.length === 0) return [withReference];
  return [narrowed(words, [...besides, ...long.map(isInNames)]), withReference];
}

/** Every reference has these letters once. */
function isTwice(part: string): Condition {
  return sql<SqlBool>`${column('settlement.search')} like ${`%${part}%${part}%`}`;
}

function isInNames(part: string): Condition {
  const names = sql`regexp_replace(${column('settlement.search')}, 'gr[0-9]{8,9}', '')`;
  return sql<SqlBool>`strpos(${names}, ${part}) > 0`;
}
