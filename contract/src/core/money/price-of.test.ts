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
