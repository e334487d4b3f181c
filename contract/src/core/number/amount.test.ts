import { expect, test } from 'vitest';
import { formatAmount } from './amount.ts';

test.each([
  [73_195, '731,95\u00a0zł'],
  [123_450, '1234,50\u00a0zł'],
  [1_234_550, '12\u00a0345,50\u00a0zł'],
  [-7, '-0,07\u00a0zł'],
  [0, '0,00\u00a0zł'],
])('%d grosze read %s', (grosze, text) => {
  expect(formatAmount(grosze)).toBe(text);
});
