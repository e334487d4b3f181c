import { type FoundText, numberFinder } from './found-text.ts';

/** Bounded in all its parts, so that no text takes longer than it is long. */
const email =
  /(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}_][\p{L}\p{N}._%+'-]{0,63}@(?:[\p{L}\p{N}-]{1,63}\.){1,9}[\p{L}\p{N}-]{2,63}/gu;

/** What looks like an e-mail address, in lower case. */
export function emailsIn(text: string): FoundText[] {
  return [...text.matchAll(email)].map(({ 0: found, index }) => ({
    value: found.toLowerCase(),
    at: index,
    length: found.length,
  }));
}

const withoutCountry = numberFinder(9);
const withCountry = numberFinder(11);
const withExitCode = numberFinder(13);

/** What comes before a number of Poland in one with its country. */
const poland = '48';

/**
 * What may be a phone number, as the 11 digits that a party's has: with its country or, as a number of Poland,
 * without. Whether it is anybody's, the digits do not tell.
 */
export function phonesIn(text: string): FoundText[] {
  const withinPoland = withoutCountry(text).map((found) => ({
    ...found,
    value: `${poland}${found.value}`,
  }));
  const abroad = withExitCode(text)
    .filter(({ value }) => value.startsWith('00'))
    .map((found) => ({ ...found, value: found.value.slice(2) }));
  return [...withinPoland, ...withCountry(text), ...abroad];
}
