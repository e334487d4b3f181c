import fc from 'fast-check';
import { expect, test } from 'vitest';
import { divideHalfUp, fromParts, toParts } from './exact-decimal.ts';

test('a number of at most three decimals is counted in thousandths and comes back as it was', () => {
  expect(toParts(1.005, 3)).toBe(1005n);
  expect(toParts(999_999_999.999, 3)).toBe(999_999_999_999n);
  fc.assert(
    fc.property(fc.maxSafeNat(), (drawn) => {
      const thousandths = BigInt(drawn % 1_000_000_000_000);
      expect(toParts(fromParts(thousandths, 3), 3)).toBe(thousandths);
    }),
  );
});

test.each([
  [7n, 2n, 4n],
  [5n, 4n, 1n],
  [6n, 4n, 2n],
  [0n, 3n, 0n],
  [-7n, 2n, -4n],
  [-5n, 4n, -1n],
])('%d divided by %d is %d, a half away from zero', (dividend, divisor, quotient) => {
  expect(divideHalfUp(dividend, divisor)).toBe(quotient);
});
