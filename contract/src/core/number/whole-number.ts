import { z } from 'zod';

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
  const number = z.int(message).min(min, message).max(max, message);
  const typed = z
    .string(message)
    .refine((text) => /^\s*\d+\s*$/.test(text), message)
    .transform(Number)
    .pipe(number);
  return z
    .union([number, z.literal(''), typed], message)
    .nullish()
    .transform((given) => (given === '' ? null : (given ?? null)));
}
