import type { FoundText } from './found-text.ts';

/** Digits with what people put between those of one number, at the most so much of it. */
const run = /\d(?:[ ()\p{Pd}]{0,3}\d)*/gu;

/** What makes digits the part of a longer number: digits beside them, with a point or a comma between or without. */
const partOfNumberBefore = /\d[.,]?$/;
const partOfNumberBehind = /^[.,]?\d/;

/**
 * Finds every number of exactly so many digits, whatever stands between them. One may begin within another, since only its
 * meaning shows where a row of digits and blanks is to be cut; it is never a part of a longer run of digits. Each digit is
 * looked at once, however many numbers it may belong to.
 */
export function* numbersIn(text: string, count: number): Generator<FoundText> {
  for (const { 0: found, index } of text.matchAll(run)) {
    const places = placesOfDigits(found);
    const digits = found.replaceAll(/\D/g, '');
    for (let first = 0; first + count <= digits.length; first += 1) {
      const at = index + (places[first] ?? 0);
      const end = index + (places[first + count - 1] ?? 0) + 1;
      if (!isWhole(text, at, end)) continue;
      yield { value: digits.slice(first, first + count), at, length: end - at };
    }
  }
}

function placesOfDigits(found: string): number[] {
  const places: number[] = [];
  for (let place = 0; place < found.length; place += 1) {
    if (isDigit(found.charCodeAt(place))) places.push(place);
  }
  return places;
}

function isWhole(text: string, at: number, end: number): boolean {
  return (
    !partOfNumberBefore.test(text.slice(Math.max(0, at - 2), at)) &&
    !partOfNumberBehind.test(text.slice(end, end + 2))
  );
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}
