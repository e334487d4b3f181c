import { isBankAccountRight } from '../../settings/bank-account.ts';
import { emailsIn, phonesIn } from './contacts.ts';
import type { Finding, FindingKind } from './findings.model.ts';
import {
  excerptOf,
  type FoundText,
  type PlacedFound,
  type PlacedText,
  readableText,
} from './found-text.ts';
import { gapsIn } from './gaps.ts';
import { namesWithAmountsIn } from './names-with-amounts.ts';
import { numbersIn } from './numbers-in.ts';
import { peselsIn } from './pesel.ts';
import { plotsWithAmountsIn } from './plots-with-amounts.ts';
import { type AmountSentence, amountSentencesIn } from './sentences.ts';

/** What is looked for in every text; braces are left over in messages alone. */
type CandidateKind = Exclude<FindingKind, 'braces'>;

/** Something found; of some kinds the records have yet to show whose it is. */
export interface Candidate {
  readonly kind: CandidateKind;
  readonly place: Finding['place'];
  /** An account's digits, a phone's 11 digits with its country, in lower case an e-mail address or two words of a name. */
  readonly value: string;
  /** It with the words around it; cut out when it is asked for, since most candidates turn out to be nobody's. */
  readonly excerpt: () => string;
}

/** What is found in one text, whatever stands in the others. */
const rules = {
  pesel: peselsIn,
  'bank-account': accountNumbersIn,
  email: emailsIn,
  phone: phonesIn,
  gap: gapsIn,
} as const satisfies { readonly [Kind in CandidateKind]?: (text: string) => Iterable<FoundText> };

/** What is found in the amounts of all texts together: a list may have a block for each of its rows. */
const rulesOfAmounts = {
  'plots-with-amounts': plotsWithAmountsIn,
  'holder-with-amount': namesWithAmountsIn,
} as const satisfies Record<
  Exclude<CandidateKind, keyof typeof rules>,
  (sentences: readonly AmountSentence[]) => Iterable<PlacedFound>
>;

/**
 * What may be personal data in texts, and what they leave to be filled in, each once in a text:
 * docs/product/site.md#personal-data. Whether an account, an e-mail address, a phone or a name is a finding depends on
 * whose it is. They come in portions of a thousand at the most, with an empty one after each rule, so that
 * whoever looks through long texts can let others go before.
 */
export function* candidatesIn(texts: readonly PlacedText[]): Generator<readonly Candidate[]> {
  const amounts: AmountSentence[] = [];
  let last: PlacedFound | undefined;
  for (const { place, text } of texts) {
    const source = { place, text: readableText(text) };
    yield [];
    for (const [kind, find] of entriesOf(rules)) {
      yield* inPortions(once(kind, placed(find(source.text), source)));
    }
    const told = amountSentencesIn(source, last);
    // One by one: a text may have more of them than a call takes arguments.
    for (const sentence of told.found) amounts.push(sentence);
    last = told.last;
    yield [];
  }
  for (const [kind, find] of entriesOf(rulesOfAmounts)) {
    yield* inPortions(once(kind, find(amounts)));
  }
}

function entriesOf<Key extends string, Value>(record: Readonly<Record<Key, Value>>) {
  return Object.entries(record) as [Key, Value][];
}

function* placed(found: Iterable<FoundText>, source: PlacedText): Generator<PlacedFound> {
  for (const piece of found) yield { ...piece, source };
}

/** What was found as candidates, without what the same text held before. */
function* once(kind: CandidateKind, found: Iterable<PlacedFound>): Generator<Candidate> {
  const seen = new Map<PlacedText, Set<string>>();
  for (const piece of found) {
    const { source, value } = piece;
    const values = seen.getOrInsertComputed(source, () => new Set<string>());
    if (values.has(value)) continue;
    values.add(value);
    yield { kind, place: source.place, value, excerpt: () => excerptOf(source.text, piece) };
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
