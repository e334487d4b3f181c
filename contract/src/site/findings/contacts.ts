import type { FoundText } from './found-text.ts';
import { numbersIn } from './numbers-in.ts';

/** Bounded in all its parts, so that no text takes longer than it is long. */
const email =
  /(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}_][\p{L}\p{N}._%+'-]{0,63}@(?:[\p{L}\p{N}-]{1,63}\.){1,9}[\p{L}\p{N}-]{2,63}/gu;

/** What looks like an e-mail address, in lower case. */
export function* emailsIn(text: string): Generator<FoundText> {
  for (const { 0: found, index } of text.matchAll(email)) {
    yield { value: found.toLowerCase(), at: index, length: found.length };
  }
}

/** What comes before a number of Poland in one with its country. */
const poland = '48';

const exitCode = '00';

/** How many digits a number has within Poland, with its country, and with what is dialled abroad before it. */
const withinPoland = 9;
const withCountry = withinPoland + poland.length;
const fromAbroad = withCountry + exitCode.length;

/**
 * What may be a phone number, as the 11 digits that a party's has: with its country or, as a number of Poland,
 * without. Whether it is anybody's, the digits do not tell.
 */
export function* phonesIn(text: string): Generator<FoundText> {
  for (const found of numbersIn(text, withinPoland)) {
    yield { ...found, value: `${poland}${found.value}` };
  }
  yield* numbersIn(text, withCountry);
  for (const found of numbersIn(text, fromAbroad)) {
    const { value } = found;
    if (value.startsWith(exitCode)) yield { ...found, value: value.slice(exitCode.length) };
  }
}
