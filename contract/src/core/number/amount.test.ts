import { expect, test } from 'vitest';
import { amountFigures, formatAmount } from './amount.ts';

test.each([
  [6, 22_351, '223,51'],
  [7, 123_450, '1234,50'],
  [8, 1_234_550, '12\u00a0345,50'],
])('money, example %d: %d grosze read %s, with zł and without', (_, grosze, figures) => {
  expect(formatAmount(grosze)).toBe(`${figures}\u00a0zł`);
  expect(amountFigures(grosze)).toBe(figures);
});

test.each([
  [-7, '-0,07'],
  [0, '0,00'],
])('%d grosze read %s', (grosze, figures) => {
  expect(amountFigures(grosze)).toBe(figures);
});
