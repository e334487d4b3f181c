import * as z from 'zod/mini';

/** Texts that are such a number for sure, for OpenAPI: of its one digit, or of so many that none is too large. */
function typedPattern(min: number, max: number): string {
  if (max < 10) return String.raw`^\s*[${min}-${max}]\s*$`;
  const digits = String(max + 1).length - 1;
  return String.raw`^\s*${min === 0 ? '' : '[1-9]'}\d{${min === 0 ? 1 : 0},${min === 0 ? digits : digits - 1}}\s*$`;
}

interface WholeNumberRules {
  min: number;
  max: number;
  /** What is said of anything else. */
  message: string;
}

/**
 * A whole number that may be missing, as a person types it or a client sends it: absent, null and '' become null.
 */
export function optionalWholeNumber({ min, max, message }: WholeNumberRules) {
  const number = z.int(message).check(z.minimum(min, message), z.maximum(max, message));
  const digits = z.string(message).check(z.refine((text) => /^\s*\d+\s*$/.test(text), message));
  const typed = z
    .pipe(z.pipe(digits, z.transform(Number)), number)
    .check(z.meta({ pattern: typedPattern(min, max) }));
  return z.pipe(
    z.nullish(z.union([number, z.literal(''), typed], message)),
    z.transform((given) => (given === '' ? null : (given ?? null))),
  );
}
