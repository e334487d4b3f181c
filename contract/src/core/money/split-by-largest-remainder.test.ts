import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitByLargestRemainder } from './split-by-largest-remainder.ts';

describe('an amount that is shared by weights', () => {
  it.each([
    [10, 10_000, ['1', '1', '1'], [3334, 3333, 3333]],
    [11, 41_235, ['1', '1'], [20_618, 20_617]],
    [12, 22_351, ['1', '1', '1', '1'], [5588, 5588, 5588, 5587]],
    [13, 22_351, ['60', '40'], [13_411, 8940]],
    [14, 18_437, ['12.5', '30', '7.5'], [4609, 11_062, 2766]],
    [15, -1000, ['1', '1', '1'], [-334, -333, -333]],
  ])('money, example %d: %d by %j is %j', (_, total, weights, parts) => {
    expect(splitByLargestRemainder(total, weights)).toEqual(parts);
  });

  it('of nothing has parts of nothing', () => {
    expect(splitByLargestRemainder(0, ['1', '0'])).toEqual([0, 0]);
  });

  const weights = fc
    .array(fc.nat(1_000_000), { minLength: 1, maxLength: 30 })
    .filter((drawn) => drawn.some((weight) => weight > 0));

  it('loses no grosz, and gives nobody a whole grosz more or less than their exact share', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
        weights,
        (total, drawn) => {
          const parts = splitByLargestRemainder(total, drawn.map(String));
          const sum = drawn.reduce((sofar, weight) => sofar + weight, 0);
          expect(parts.reduce((sofar, part) => sofar + part, 0)).toBe(total);
          for (const [index, part] of parts.entries()) {
            // Exact in whole numbers: |part × sum − total × weight| < sum.
            const off = BigInt(part) * BigInt(sum) - BigInt(total) * BigInt(drawn[index] ?? 0);
            expect(off < BigInt(sum) && -off < BigInt(sum)).toBe(true);
          }
        },
      ),
    );
  });

  it.each([[['0', '0']], [[]], [['2', '-1']]])('is refused by %j', (drawn) => {
    expect(() => splitByLargestRemainder(1, drawn)).toThrow(RangeError);
  });
});
