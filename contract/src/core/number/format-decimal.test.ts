import { expect, test } from 'vitest';
import { formatDecimal } from './format-decimal.ts';

test.each([
  [0, '0'],
  [312.5, '312,5'],
  [1234.5, '1\u00a0234,5'],
  [1234567.125, '1\u00a0234\u00a0567,125'],
  [-3, '-3'],
])('%d reads %s', (value, text) => {
  expect(formatDecimal(value)).toBe(text);
});

test('as many decimals stand as are named', () => {
  expect([9.5, 10, 1234.567].map((value) => formatDecimal(value, 2))).toEqual([
    '9,50',
    '10,00',
    '1\u00a0234,57',
  ]);
});
