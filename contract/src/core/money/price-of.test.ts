import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceOf } from './price-of.ts';

test('money, example 9: half a grosz is rounded away from zero', () => {
  expect([priceOf('0.5', '0.01'), priceOf('-0.5', '0.01')]).toEqual([1, -1]);
});

test.each([
  ['312.50', '0.45', 14_063],
  ['312.5', '0.15', 4_688],
  ['287.35', '0.45', 12_931],
  ['250', '0.6212', 15_530],
  ['68.4', '1.1034', 7_547],
  ['132.232', '0.6212', 8_214],
  ['117.768', '0.6450', 7_596],
  ['-20', '1.1034', -2_207],
])('%s at %s zł costs %d grosze', (quantity, rate, grosze) => {
  expect(priceOf(quantity, rate)).toBe(grosze);
});

/** A decimal as text, by how many of its smallest parts it is. */
function decimalText(parts: bigint, places: number): string {
  const digits = String(parts < 0n ? -parts : parts).padStart(places + 1, '0');
  return `${parts < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

test('a price is the whole number of grosze nearest to it, a half away from zero, and taken back by its negative', () => {
  const thousandths = fc.bigInt({ min: -1_000_000_000n, max: 1_000_000_000n });
  const millionths = fc.bigInt({ min: 0n, max: 99_999_999_999n });
  // A half comes of itself once in ten million times.
  const halves = fc.constantFrom([500n, 10_000n], [-500n, 30_000n], [1_500n, 50_000n]);
  fc.assert(
    fc.property(fc.oneof(fc.tuple(thousandths, millionths), halves), ([many, each]) => {
      const rate = decimalText(each, 6);
      const price = priceOf(decimalText(many, 3), rate);
      // In billionths of a złoty, ten million to a grosz; as seen from zero.
      const off = BigInt(price) * 10_000_000n - many * each;
      const further = many < 0n ? -off : off;
      expect(further > -5_000_000n && further <= 5_000_000n).toBe(true);
      expect(priceOf(decimalText(-many, 3), rate) + price).toBe(0);
    }),
  );
});
