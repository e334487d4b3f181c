import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { foldLetters } from '#src/core/fold-text.ts';
import { type Condition } from '#src/core/list/conditions.ts';
import { containsWordsIn } from '#src/core/list/search.ts';
import { amountIn, type EmailParts, emailPartsIn, phoneIn } from './read-phrase.ts';

/** The columns in which words are looked for. */
const searched = [
  'garden.nameSearch',
  'party.nameSearch',
  'settlement.search',
  'meter.search',
  'moneyMovement.search',
  'news.titleSearch',
  'notice.titleSearch',
  'document.nameSearch',
  'message.search',
] as const;

type Searched = (typeof searched)[number];

/** A phrase as it is understood (docs/product/search.md#what-a-phrase-finds). */
export interface Sought extends EmailParts {
  readonly phrase: string;
  /** The phrase in letters that compare, and of two words the other order of them. */
  readonly keys: readonly RawBuilder<string>[];
  /** The condition that a column has all words; undefined where none of them is long enough for an index (0066). */
  readonly words: (name: Searched) => Condition | undefined;
  /** In grosze, below zero with a minus. */
  readonly amount: number | undefined;
  /** As parties have it, with the number of the country. */
  readonly phone: string | undefined;
}

/** Reads a phrase, with one statement for all of its words. */
export async function understand(db: Kysely<Database>, typed: string): Promise<Sought> {
  const plain = typed.normalize('NFKC').trim();
  const amount = amountIn(plain);
  const bare = wordsIn(plain).join(' ');
  // A comma between words is none of them; in an amount it is.
  const phrase = amount === undefined ? bare || plain : plain.replace(/[.,;]$/, '');
  const parts = phrase.split(/\s+/);
  const [first, second] = parts;
  const orders = parts.length === 2 ? [phrase, `${second} ${first}`] : [phrase];
  const isIndexed = parts.some((part) => foldLetters(part).length >= shortestIndexed);
  const has = isIndexed ? await conditionsOf(db, phrase) : undefined;
  return {
    phrase,
    keys: orders.map((order) => sql<string>`search_key(${order})`),
    words: (name) => has?.get(name),
    amount,
    phone: phoneIn(bare),
    ...emailPartsIn(bare),
  };
}

/** Of three columns at a time: a statement for all would be too long to be prepared. */
async function conditionsOf(
  db: Kysely<Database>,
  phrase: string,
): Promise<ReadonlyMap<Searched, Condition>> {
  const thirds = [searched.slice(0, 3), searched.slice(3, 6), searched.slice(6)];
  const conditions = await Promise.all(
    thirds.map(async (names) => {
      const contains = await containsWordsIn(db, names, phrase);
      return names.map((name) => [name, contains(name)] as const);
    }),
  );
  return new Map(conditions.flat());
}

/** The words of a phrase; a comma behind one is no part of it, and a diacritic without a letter is none. */
function wordsIn(phrase: string): string[] {
  return phrase
    .split(/\s/)
    .map((part) => part.replace(/[,;]$/, ''))
    .filter((part) => foldLetters(part) !== '');
}

/** An index of trigrams knows nothing of shorter words; by these alone what begins so is found. */
const shortestIndexed = 3;

/** A text in letters that compare, as a key to look for; none where there is no text. */
export function keyOf(text: string | undefined): Pick<Sought, 'keys'> {
  return { keys: text === undefined ? [] : [sql<string>`search_key(${text}::text)`] };
}

/** Whether a text in letters that compare, in the order of their codes, is one of the keys. */
export function isSo(text: RawBuilder<unknown>, { keys }: Pick<Sought, 'keys'>): Condition[] {
  return keys.map((key) => sql<SqlBool>`(${text} collate "C") = ${key}`);
}

/** Whether it begins with one of them; an index of the text is asked for the beginning. What has no letter left is none. */
export function beginsSo(text: RawBuilder<unknown>, { keys }: Pick<Sought, 'keys'>): Condition[] {
  return keys.map(
    (key) => sql<SqlBool>`((${text} collate "C") like ${escaped(key)} || '%' and ${key} <> '')`,
  );
}

function escaped(key: RawBuilder<string>): RawBuilder<string> {
  return sql`regexp_replace(${key}, '[\\\\%_]', '\\\\\\&', 'g')`;
}
