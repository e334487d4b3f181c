import * as z from 'zod/mini';
import { messages } from '../messages.ts';
import { decimalText } from '../number/decimal.ts';
import { readDecimal } from './decimal-parts.ts';

/** Of what somebody types or a file brings, in grosze; an amount below zero is no larger (docs/product/money.md#amounts). */
export const largestAmount = 10 ** 12;

/** An amount of money in a reply: whole grosze, as many as amounts can add up to, each up to the largest. */
export const grosze = z.int();

/** An amount as a query or an address has it, whole grosze in digits; undefined for what is none. */
export function parseGrosze(text: string): number | undefined {
  const amount = /^-?\d{1,13}$/.test(text) ? Number(text) : Number.NaN;
  // Minus zero is no other amount than zero.
  return Math.abs(amount) <= largestAmount ? amount + 0 : undefined;
}

/** The currency, as people type it behind an amount. */
const unit = /(?<!\s)\s*zł\s*$/i;

/** An amount in złoty as a person types it, '1 234,56', '-1234.5' or '12 zł', read as grosze; `empty` is said of none. */
export function typedAmount(empty: string) {
  const largest = largestAmount / 100;
  const decimal = decimalText({
    scale: 2,
    max: largest,
    from: { minimum: -largest },
    empty,
    notNumber: messages.invalidNumber,
    tooManyDecimals: 'Kwota może mieć najwyżej 2 miejsca po przecinku',
    refuse: (value) => (value < -largest ? messages.tooLargeNumber : undefined),
  });
  const withoutUnit = z.transform((typed: unknown) =>
    typeof typed === 'string' ? typed.replace(unit, '') : typed,
  );
  return z.pipe(
    z.pipe(withoutUnit, decimal as z.ZodMiniType<string>),
    z.transform((typed) => {
      // Of zeros there may be more places.
      const { parts, places } = readDecimal(typed);
      return Number((parts * 100n) / 10n ** BigInt(places));
    }),
  );
}
