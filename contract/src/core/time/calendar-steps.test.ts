import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, addMonths, daysBetween } from './calendar-steps.ts';

test.each([
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2027-12-31', 2, '2028-02-29'],
  ['2026-12-31', 2, '2027-02-28'],
  ['2027-03-31', -1, '2027-02-28'],
  ['2027-11-30', 2, '2028-01-30'],
  ['2027-05-17', 0, '2027-05-17'],
])('%s and %d months are %s', (day, months, later) => {
  expect(addMonths(day, months)).toBe(later);
});

const anyDay = fc.integer({ min: -25_000, max: 47_000 }).map((days) => addDays('1970-01-01', days));

test('a month later is as far in the calendar as in that of the platform', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -40, max: 40 }), (day, months) => {
      const later = Temporal.PlainDate.from(day).add({ months }, { overflow: 'constrain' });
      expect(addMonths(day, months)).toBe(later.toString());
    }),
  );
});

test('days are counted over the ends of months and when clocks change', () => {
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
  expect(addDays('2027-03-27', -14)).toBe('2027-03-13');
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
  expect(daysBetween('2027-01-03', '2026-12-31')).toBe(-3);
});
