import { expect, test } from 'vitest';
import { effectiveDue, isWorkingDay } from './working-days.ts';

test.each([
  ['2026-05-31', '2026-06-01'],
  ['2026-10-31', '2026-11-02'],
  ['2026-12-24', '2026-12-28'],
  ['2027-05-01', '2027-05-04'],
  ['2027-06-30', '2027-06-30'],
])('a term that is set to %s ends on %s', (day, due) => {
  expect(effectiveDue(day)).toBe(due);
});

// Easter Sundays, the earliest and the latest among them.
test.each([
  ['2024-03-31'],
  ['2025-04-20'],
  ['2026-04-05'],
  ['2027-03-28'],
  ['2038-04-25'],
  ['2285-03-22'],
])('the Monday after %s, Pentecost and Corpus Christi are no working days', (easter) => {
  const later = (days: number) =>
    new Date(Date.parse(easter) + days * 86_400_000).toISOString().slice(0, 10);
  expect([1, 49, 60].map((days) => isWorkingDay(later(days)))).toEqual([false, false, false]);
  expect([2, 50, 61].map((days) => isWorkingDay(later(days)))).toEqual([true, true, true]);
});

test('Christmas Eve is one until 2024, Epiphany until 2010', () => {
  expect(['2024-12-24', '2025-12-24'].map(isWorkingDay)).toEqual([true, false]);
  expect(['2010-01-06', '2011-01-06'].map(isWorkingDay)).toEqual([true, false]);
});
