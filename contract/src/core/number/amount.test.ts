import { expect, test } from 'vitest';
import { formatAmount } from './amount.ts';

test.each([
  [6, 22_351, '223,51\u00a0zł'],
  [7, 123_450, '1234,50\u00a0zł'],
  [8, 1_234_550, '12\u00a0345,50\u00a0zł'],
])('money, example %d: %d grosze read %s', (_, grosze, text) => {
  expect(formatAmount(grosze)).toBe(text);
});

test.each([
  [-7, '-0,07\u00a0zł'],
  [0, '0,00\u00a0zł'],
])('%d grosze read %s', (grosze, text) => {
  expect(formatAmount(grosze)).toBe(text);
});
