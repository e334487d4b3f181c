import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { foldLetters } from '#src/core/fold-text.ts';
import { type Condition } from '#src/core/list/conditions.ts';
import { containsWordsIn } from '#src/core/list/search.ts';

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
export interface Sought {
  readonly phrase: string;
  /** The phrase in letters that compare, and of two words the other order of them. */
  readonly keys: readonly RawBuilder<string>[];
  /** The condition that a column has all words; undefined where none of them is long enough for an index (0066). */
  readonly words: (name: Searched) => Condition | undefined;
  /** In grosze. */
  readonly amount: number | undefined;
  /** As parties have it, with the number of the country. */
  readonly phone: string | undefined;
  readonly email: string | undefined;
  /** What the local part of an e-mail address may begin with. */
  readonly localPart: string | undefined;
  /** What its domain may begin with. */
  readonly domain: string | undefined;
}

/** Reads a phrase, with one statement for all of its words. */
export async function understand(db: Kysely<Database>, typed: string): Promise<Sought> {
  const plain = typed.normalize('NFKC').trim();
  const amount = amountIn(plain);
  const bare = wordsIn(plain).join(' ');
  // A comma between words is none of them; in an amount it is.
  const phrase = (amount === undefined && bare) || plain;
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
    ...emailPartsIn(bare.toLowerCase()),
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

/** '2158,69', '2 158.69 zł', '50 zl' and '50 PLN', but not '210', which is a plot. */
function amountIn(phrase: string): number | undefined {
  const [, zlote, grosze = '00'] =
    /^(\d{1,3}(?:\s?\d{3}){0,3}|\d{1,10})[,.](\d\d)(?:\s*(?:z[łl]|pln))?$/i.exec(phrase) ??
    /^(\d{1,3}(?:\s\d{3}){0,3}|\d{1,10})()\s*(?:z[łl]|pln)$/i.exec(phrase) ??
    [];
  if (zlote === undefined) return undefined;
  return Number(zlote.replace(/\s/g, '')) * 100 + Number(grosze || 0);
}

/** '601 234 567', '(+48) 601-234-567', '0048601234567' and 'tel. 601234567', as parties have it. */
function phoneIn(phrase: string): string | undefined {
  const signs = phrase.replace(/[\s\p{Pd}()./]/gu, '');
  const digits = signs.replace(/^(?:tel(?:efon)?:?)?(?:\+|00)?/i, '');
  if (/^\d{9}$/.test(digits)) return `48${digits}`;
  return /^\d{11}$/.test(digits) ? digits : undefined;
}

/** What a phrase may be of an e-mail address, which has no blanks; a part without '@' is long enough to mean one. */
function emailPartsIn(phrase: string): Pick<Sought, 'email' | 'localPart' | 'domain'> {
  const none = { email: undefined, localPart: undefined, domain: undefined };
  if (/\s/.test(phrase)) return none;
  if (phrase.includes('@')) {
    return { ...none, email: phrase, domain: /^@(.+)$/.exec(phrase)?.[1] };
  }
  return phrase.length < shortestIndexed ? none : { ...none, localPart: phrase, domain: phrase };
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
