import type { FoundText } from './found-text.ts';

/** What stands in a draft where somebody has to fill something in, such as '[uzupełnij: jak długo]'. */
export function gapOf(what: string): string {
  return `[uzupełnij: ${what}]`;
}

const gaps = /\[ ?uzupełnij[^[\]\n]{0,300}\]/giu;

/** What a draft leaves to be filled in: docs/product/site.md#gaps. */
export function gapsIn(text: string): FoundText[] {
  return [...text.matchAll(gaps)].map(({ 0: found, index }) => ({
    value: found,
    at: index,
    length: found.length,
  }));
}
