import * as z from 'zod/mini';
import { reject } from '../fields.ts';
import { messages } from '../messages.ts';
import { typedAmount } from './grosze.ts';

/** Texts that are such an amount for sure, for OpenAPI: with fewer digits than the largest one. */
function typedPattern(max: number): string {
  const digits = String(max / 100).length - 1;
  return String.raw`^[1-9]\d{0,${digits - 1}}([.,]\d{1,2})?$`;
}

interface SentAmountRules {
  /** Whole złoty in grosze, at least ten of them. */
  max: number;
  /** What is said of none. */
  empty: string;
  /** What is said of zero and below. */
  notPositive: string;
}

/**
 * An amount above zero in the body of a call: whole grosze where it is a number, złoty as a person types them where it is a
 * text ('1 234,56'). It gives grosze, and takes what it gave (docs/product/money.md#amounts).
 */
export function sentAmount({ max, empty, notPositive }: SentAmountRules) {
  const typed = typedAmount(empty);
  const read = z.transform((given: number | string, payload) => {
    if (typeof given === 'number') return given;
    const { data, error } = typed.safeParse(given);
    return data ?? reject(payload, error?.issues[0]?.message ?? empty);
  });
  const number = z.int().check(z.meta({ minimum: 1, maximum: max }));
  const text = z.string().check(z.meta({ pattern: typedPattern(max) }));
  return z
    .pipe(z.union([number, text], empty), read)
    .check(z.minimum(1, notPositive), z.maximum(max, messages.tooLargeNumber));
}
