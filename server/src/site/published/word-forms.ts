/** Endings of nouns and adjectives as they are declined, without diacritics. */
const endings = [
  'a e i o u y em om ow ami ach owi owie',
  'ia ie ii iu iem iom iami iach iowi',
  'ego emu ej im imi ich ym ymi ych iego iemu iej',
].flatMap((some) => some.split(' '));

const byLength = endings.toSorted((one, other) => other.length - one.length);

/** A shorter beginning is that of too many words. */
const shortestStem = 3;

/**
 * What the last consonants of a stem become before some endings, without diacritics: woda, w wodzie; opłata, opłacie; działka,
 * działce; droga, drodze; biuro, biurze; dach, daszek.
 */
const alternations = [
  ['d', 'dz'],
  ['t', 'c'],
  ['k', 'c'],
  ['g', 'dz'],
  ['r', 'rz'],
  ['ch', 'sz'],
] as const;

/** What a consonant becomes before a vowel that stands in some forms alone: grudnia, grudzień; kwietnia, kwiecień. */
const softened = [
  ['d', 'dz'],
  ['t', 'c'],
] as const;

/** Two letters that stand for one sound. */
const digraph = /(?:ch|cz|dz|rz|sz)$/;

const vowel = /[aeiouy]/;

/**
 * A pattern that a word meets in each form in which it may be declined in Polish, without anchors; null of a word that has none, such
 * as a number, and of a short one. Takes and meets small letters without diacritics. It follows the spelling alone, so it
 * also meets some words that are no form of the given one ('rady' of 'rada' and of 'rad').
 */
export function formsPattern(word: string): string | null {
  if (!/^[a-z]+$/.test(word) || word.length < shortestStem) return null;
  const ending = byLength.find(
    (one) => word.endsWith(one) && word.length - one.length >= shortestStem,
  );
  const stem = ending === undefined ? word : word.slice(0, -ending.length);
  const stems = [...new Set([stem, ...withoutVowel(stem, ending)].flatMap(alternatives))];
  const declined = `(?:${stems.join('|')})(?:${byLength.join('|')})?`;
  const withVowels = [...new Set(stems.flatMap(withVowel))];
  return `(?:${[declined, ...withVowels].join('|')})`;
}

/** The ways to write a stem whose last consonant becomes another one. */
function alternatives(stem: string): string[] {
  const base =
    stem.replace(digraph, '').length < stem.length ? stem.slice(0, -2) : stem.slice(0, -1);
  const last = stem.slice(base.length);
  const others = alternations.flatMap(([hard, soft]) => {
    if (last === hard) return [soft];
    return last === soft ? [hard] : [];
  });
  return [last, ...others].map((one) => `${base}${one}`);
}

/** A stem that ends with two consonants as it stands without an ending: działk(a), działek; okn(o), okien; kwietn(ia), kwiecień. */
function withVowel(stem: string): string[] {
  const last = digraph.test(stem) ? 2 : 1;
  const base = stem.slice(0, -last);
  if (base.length < 2 || vowel.test(base.slice(-1)) || vowel.test(stem.slice(-last))) return [];
  const bases = softened.flatMap(([hard, soft]) => endedOtherwise(base, hard, soft));
  return [base, ...bases].map((one) => `${one}i?e${stem.slice(-last)}`);
}

/** The stem of a word that stands without an ending: działek, działk(a); okien, okn(o); kwiecień, kwietn(ia). */
function withoutVowel(stem: string, ending: string | undefined): string[] {
  const met = ending === undefined ? /^(.*[^aeiouy])i?e([^aeiouy]+)$/.exec(stem) : null;
  if (met === null) return [];
  const [, base = '', last = ''] = met;
  const bases = softened.flatMap(([hard, soft]) => endedOtherwise(base, soft, hard));
  return base.length + last.length >= shortestStem && last.length === (digraph.test(last) ? 2 : 1)
    ? [base, ...bases].map((one) => `${one}${last}`)
    : [];
}

/** A text with another ending; nothing where it ends otherwise. */
function endedOtherwise(text: string, ending: string, other: string): string[] {
  return text.endsWith(ending) ? [`${text.slice(0, -ending.length)}${other}`] : [];
}
