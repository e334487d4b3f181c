import { isBankAccountRight } from '../../settings/bank-account.ts';
import { emailsIn, phonesIn } from './contacts.ts';
import type { Finding, FindingKind } from './findings.model.ts';
import { excerptOf, type FoundText, readableText } from './found-text.ts';
import { gapsIn } from './gaps.ts';
import { numbersIn } from './numbers-in.ts';
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
  /** It with the words around it; cut out when it is asked for, since most candidates turn out to be nobody's. */
  readonly excerpt: () => string;
}

const rules: Readonly<Record<FindingKind, (text: string) => Iterable<FoundText>>> = {
  pesel: peselsIn,
  'bank-account': accountNumbersIn,
  email: emailsIn,
  phone: phonesIn,
  'plots-with-amounts': plotsWithAmountsIn,
  gap: gapsIn,
};

/**
 * What may be personal data in texts, and what they leave to be filled in, in their order, each once in a text:
 * docs/product/site.md#personal-data. Whether an account, an e-mail address or a phone is a finding depends on
 * whose it is. They come in portions of a thousand at the most, with an empty one after each rule, so that
 * whoever looks through long texts can let others go before.
 */
export function* candidatesIn(texts: readonly PlacedText[]): Generator<readonly Candidate[]> {
  for (const { place, text } of texts) {
    const readable = readableText(text);
    yield [];
    for (const kind of Object.keys(rules) as FindingKind[]) {
      yield* inPortions(candidatesOf(kind, { place, readable }));
    }
  }
}

function* candidatesOf(
  kind: FindingKind,
  { place, readable }: { place: PlacedText['place']; readable: string },
): Generator<Candidate> {
  const seen = new Set<string>();
  for (const found of rules[kind](readable)) {
    if (seen.has(found.value)) continue;
    seen.add(found.value);
    yield { kind, place, value: found.value, excerpt: () => excerptOf(readable, found) };
  }
}

const portion = 1000;

function* inPortions<Item>(items: Iterable<Item>): Generator<Item[]> {
  let some: Item[] = [];
  for (const item of items) {
    some.push(item);
    if (some.length < portion) continue;
    yield some;
    some = [];
  }
  yield some;
}

const digits = 26;

/** The numbers of bank accounts in Poland (NRB) in a text, with the letters 'PL' in front or without. */
function* accountNumbersIn(text: string): Generator<FoundText> {
  for (const found of numbersIn(text, digits)) if (isBankAccountRight(found.value)) yield found;
}
