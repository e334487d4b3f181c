import type { Holder, MatchedAccount } from './account.ts';
import { wordsOf } from './words-of.ts';

/** A holder of an account, whose name was taken apart. */
interface IndexedHolder {
  readonly account: MatchedAccount;
  readonly name: string;
  readonly lastName: string;
  /** All of a company's name, or those of a person's last name. */
  readonly words: readonly string[];
  /** The first of a person's first names; null of a company, whose name counts as a whole. */
  readonly firstWord: string | null;
}

/** Holders by a word of their names without which they are not named. */
export type HolderIndex = ReadonlyMap<string, readonly IndexedHolder[]>;

/** How much of a holder's name stands in a line. */
export interface NamedHolder {
  readonly account: MatchedAccount;
  readonly isWhole: boolean;
  /** As the register has it: the whole name, or the last name alone. */
  readonly name: string;
}

export function indexHolders(accounts: readonly MatchedAccount[]): HolderIndex {
  const holders = accounts.flatMap((account) =>
    account.holders.map((holder) => indexed(account, holder)),
  );
  const named = holders.filter(({ words }) => words.length > 0);
  return Map.groupBy(named, ({ words }) => words[0] ?? '');
}

function indexed(account: MatchedAccount, holder: Holder): IndexedHolder {
  if (holder.kind === 'company') {
    const { companyName: name } = holder;
    return { account, name, lastName: name, words: split(name), firstWord: null };
  }
  const { firstName, lastName } = holder;
  return {
    account,
    name: `${firstName} ${lastName}`,
    lastName,
    words: split(lastName),
    // Without a first name there is never a whole one.
    firstWord: split(firstName)[0] ?? '',
  };
}

function split(name: string): readonly string[] {
  return wordsOf(name).words.map(({ text }) => text);
}

/**
 * The holders whose names stand in fields of a line, each field as its folded words; of an account the one who is named most
 * fully (docs/product/bank.md#names).
 */
export function findHolders(
  fields: readonly (readonly string[])[],
  index: HolderIndex,
): readonly NamedHolder[] {
  const best = new Map<MatchedAccount, NamedHolder>();
  for (const field of fields) {
    const counts = countWords(field);
    for (const word of counts.keys()) {
      for (const holder of index.get(word) ?? []) {
        const named = nameIn(holder, field, counts);
        const known = best.get(holder.account);
        if (named && isFuller(named, known)) best.set(holder.account, named);
      }
    }
  }
  return [...best.values()];
}

/** Of equally full names the first in the alphabet, so that the order of holders does not matter. */
function isFuller(named: NamedHolder, known: NamedHolder | undefined): boolean {
  if (!known || named.isWhole !== known.isWhole) return !known || named.isWhole;
  return named.name < known.name;
}

function nameIn(
  { account, name, lastName, words, firstWord }: IndexedHolder,
  field: readonly string[],
  counts: ReadonlyMap<string, number>,
): NamedHolder | undefined {
  if (firstWord === null) {
    return isWithin(words, field) ? { account, isWhole: true, name } : undefined;
  }
  if (!words.every((word) => counts.has(word))) return undefined;
  // A first name that is a last name as well has to stand twice.
  const asLastName = words.filter((word) => word === firstWord).length;
  const isWhole = (counts.get(firstWord) ?? 0) > asLastName;
  return { account, isWhole, name: isWhole ? name : lastName };
}

function countWords(words: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Whether words stand one after another in a field. */
function isWithin(words: readonly string[], field: readonly string[]): boolean {
  return ` ${field.join(' ')} `.includes(` ${words.join(' ')} `);
}
