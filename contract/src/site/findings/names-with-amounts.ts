import type { PlacedFound } from './found-text.ts';
import { nameForms } from './name-forms.ts';
import type { AmountSentence } from './sentences.ts';

/** What may be a first or a last name ('Jan', 'NOWAK', 'Nowak-Kowalska'), or stands for the first ('J.', 'pani', 'p.'). */
const name = String.raw`\p{Lu}\p{L}+(?:\p{Pd}\p{Lu}\p{L}+)?`;
const initial = String.raw`\p{Lu}\.`;
const address = String.raw`(?:[Pp]an(?:a|u|em|i|ią|owie|ów|om)?|[Pp]aństw\p{Ll}{1,3}|[Pp]\.)`;
const addressAlone = new RegExp(`^${address}$`, 'u');

const named = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:${address}|${initial}) ?)?${name}(?: (?:${name}|${initial})){0,3}`,
  'gu',
);

/** As much beside a name says whose it is, in characters. */
const around = 50;

/** Who takes payments is named beside amounts as well: 'skarbnik Jan Kowalski', 'przyjmuje Jan Kowalski'. */
const office = String.raw`(?<!\p{L})(?:(?:wice)?(?:prezes|przewodnicz|skarbni|sekretar|gospod[ay]r|gospodyn)\p{Ll}*|człon\p{Ll}+ (?:zarządu|komisji))`;
const taking = String.raw`(?<!\p{L})(?:(?:przyjm|zbier|pobier)\p{Ll}*|u|ręce)`;
const takerBefore = new RegExp(
  String.raw`(?:${office}(?: (?:zarządu|komisji|ogrodu|ROD))?|${taking}):?(?: ${address})? $`,
  'iu',
);
const officeWithin = new RegExp(office, 'iu');
const officeBehind = new RegExp(String.raw`^(?:,| \p{Pd}| \() ?${office}`, 'iu');

/**
 * What may be the name of somebody in a sentence with an amount, or is all that stands in the line above it: two words of a
 * name beside each other, in lower case, in either order. Whether it is a holder's, only the records show.
 */
export function* namesWithAmountsIn(sentences: readonly AmountSentence[]): Generator<PlacedFound> {
  for (const { above, ...sentence } of sentences) {
    if (above) yield* namesIn(above, { isWhole: true });
    yield* namesIn(sentence, { isWhole: false });
  }
}

function* namesIn(
  sentence: PlacedFound,
  { isWhole }: { isWhole: boolean },
): Generator<PlacedFound> {
  const { value: words, at } = sentence;
  for (const { 0: found, index } of words.matchAll(named)) {
    if (isWhole && /[\p{L}\d]/u.test(words.replace(found, ''))) continue;
    const before = words.slice(Math.max(0, index - around), index);
    const behind = words.slice(index + found.length).slice(0, around);
    if (takerBefore.test(before) || officeWithin.test(found) || officeBehind.test(behind)) continue;
    const parts = wordsOf(found);
    for (const [first, second] of pairsOf(parts)) {
      const value = `${first} ${second}`.toLowerCase();
      yield { ...sentence, value, at: at + index, length: found.length };
    }
  }
}

/** The words of a name; how somebody is addressed only where it stands for the first name. */
function wordsOf(found: string): string[] {
  const words = found.replaceAll(/(?<=\.)(?=\S)/g, ' ').split(' ');
  return words.length > 2 && addressAlone.test(words[0] ?? '') ? words.slice(1) : words;
}

/** Words of a name beside each other, or with a second first name between them: 'Anna Maria Nowak'. */
function pairsOf(parts: readonly string[]): (readonly [string, string])[] {
  return parts.flatMap((first, place) =>
    parts.slice(place + 1, place + 3).map((second) => [first, second] as const),
  );
}

/** The last names that a pair of words may hold. */
export function lastNamesIn(pair: string): string[] {
  return pair
    .split(' ')
    .filter((word) => !standsForFirstName(word))
    .flatMap((word) => [...nameForms(word)]);
}

/** Whether a pair of words is somebody's first and last name, in whatever order and case. */
export function isNameOf(
  pair: string,
  person: { readonly firstName: string; readonly lastName: string },
): boolean {
  const [one = '', other = ''] = pair.split(' ');
  return isPerson(one, other, person) || isPerson(other, one, person);
}

function isPerson(
  first: string,
  last: string,
  { firstName, lastName }: { readonly firstName: string; readonly lastName: string },
): boolean {
  if (standsForFirstName(last) || !nameForms(last).has(lastName.toLowerCase())) return false;
  const [called = ''] = firstName.toLowerCase().split(' ');
  if (addressAlone.test(first)) return true;
  return first.endsWith('.') ? called.startsWith(first.slice(0, -1)) : nameForms(first).has(called);
}

function standsForFirstName(word: string): boolean {
  return word.endsWith('.') || addressAlone.test(word);
}
