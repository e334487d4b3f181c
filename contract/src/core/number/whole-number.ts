import * as z from 'zod/mini';

/** Texts that are such a number for sure, for OpenAPI: of its one digit, or of so many that none is too large. */
function typedPattern(min: number, max: number): string {
  if (max < 10) return String.raw`^\s*[${min}-${max}]\s*$`;
  const digits = String(max + 1).length - 1;
  return String.raw`^\s*${min === 0 ? '' : '[1-9]'}\d{${min === 0 ? 1 : 0},${min === 0 ? digits : digits - 1}}\s*$`;
}

const notation = /^\s*(?:\d+|\d{1,3}(?:\s\d{3})+)\s*$/;

interface WholeNumberRules {
  min: number;
  max: number;
  /** What is said of anything else. */
  message: string;
}

/** What is one: a number of the wire, or digits as a person types them. */
function forms({ min, max, message }: WholeNumberRules) {
  const number = z.int(message).check(z.minimum(min, message), z.maximum(max, message));
  const digits = z.string(message).check(z.refine((text) => notation.test(text), message));
  const plain = z.transform((text: string) => Number(text.replaceAll(/\s/g, '')));
  const typed = z
    .pipe(z.pipe(digits, plain), number)
    .check(z.meta({ pattern: typedPattern(min, max) }));
  return { number, typed };
}

/** A whole number, as a person types it or a client sends it; its thousands may be set apart by a blank. */
export function wholeNumber(rules: WholeNumberRules) {
  const { number, typed } = forms(rules);
  return z.union([number, typed], rules.message);
}

/**
 * A whole number that may be missing, as a person types it or a client sends it: absent, null and '' become null. Its
 * thousands may be set apart by a blank, as the screens write them.
 */
export function optionalWholeNumber(rules: WholeNumberRules) {
  const { number, typed } = forms(rules);
  return z.pipe(
    z.nullish(z.union([number, z.literal(''), typed], rules.message)),
    z.transform((given) => (given === '' ? null : (given ?? null))),
  );
}
