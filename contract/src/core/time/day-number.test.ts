import { expect, test } from 'vitest';
import { dayNumber, dayOfNumber } from './day-number.ts';

test('days are numbered without gaps, over the ends of months and years and when clocks change', () => {
  expect(dayNumber('1970-01-01')).toBe(0);
  expect(dayNumber('2026-10-15') - dayNumber('2026-04-15')).toBe(183);
  expect(dayOfNumber(dayNumber('2028-02-28') + 1)).toBe('2028-02-29');
  expect(dayOfNumber(dayNumber('2026-12-31') + 1)).toBe('2027-01-01');
  expect(dayOfNumber(dayNumber('1900-03-01') - 1)).toBe('1900-02-28');
});
