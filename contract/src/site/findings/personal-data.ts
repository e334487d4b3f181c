import { accountNumbersIn } from './account-numbers.ts';
import { emailsIn, phonesIn } from './contacts.ts';
import type { Finding, FindingKind } from './findings.model.ts';
import { excerptOf, type FoundText, readableText } from './found-text.ts';
import { peselsIn } from './pesel.ts';
import { plotsWithAmountsIn } from './plots-with-amounts.ts';

/** A text to be looked through, without markup, each of its lines a line; and which one it is. */
export interface PlacedText {
  readonly place: Finding['place'];
  readonly text: string;
}

/** Something found, of which for some kinds it is yet to be told whose it is. */
export interface Candidate {
  readonly kind: FindingKind;
  readonly place: Finding['place'];
  /** An account's digits, a phone's 11 digits with its country, an e-mail address in lower case. */
  readonly value: string;
  readonly excerpt: string;
}

/**
 * What may be personal data in texts, in their order, each once in a text: docs/product/site.md#personal-data.
 * Accounts, e-mail addresses and phones are a finding or none by whose they are.
 */
export function candidatesIn(texts: readonly PlacedText[]): Candidate[] {
  return texts.flatMap(({ place, text }) => {
    const readable = readableText(text);
    const seen = new Set<string>();
    return foundIn(readable).flatMap(({ kind, found }) => {
      const key = `${kind} ${found.value}`;
      if (seen.has(key)) return [];
      seen.add(key);
      return [{ kind, place, value: found.value, excerpt: excerptOf(readable, found) }];
    });
  });
}

function foundIn(text: string): { kind: FindingKind; found: FoundText }[] {
  const plots = plotsWithAmountsIn(text);
  const all: Readonly<Record<FindingKind, readonly FoundText[]>> = {
    pesel: peselsIn(text),
    'bank-account': accountNumbersIn(text),
    email: emailsIn(text),
    phone: phonesIn(text),
    'plots-with-amounts': plots ? [plots] : [],
  };
  return (Object.keys(all) as FindingKind[]).flatMap((kind) =>
    all[kind].map((found) => ({ kind, found })),
  );
}
