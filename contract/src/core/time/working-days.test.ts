import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayNumber, dayOfNumber } from './day-number.ts';
import { daysLate, effectiveDue, isWorkingDay, termOn } from './working-days.ts';

test.each([
  [16, '2026-05-31', '2026-06-01'],
  [17, '2026-10-31', '2026-11-02'],
  [18, '2026-12-24', '2026-12-28'],
  [19, '2027-05-01', '2027-05-04'],
  [20, '2027-06-30', '2027-06-30'],
])('money, example %d: a term that is set to %s ends on %s', (_, day, due) => {
  expect(effectiveDue(day)).toBe(due);
});

test.each([
  [21, '2026-06-30', ['2026-09-15'], [31 + 46]],
  [22, '2026-06-30', ['2026-07-20', '2026-08-31'], [20, 62]],
  [23, '2026-05-31', ['2026-06-01'], [0]],
  [24, '2026-05-31', ['2026-06-02'], [1]],
  [25, '2026-10-31', ['2026-11-05'], [3]],
])(
  'money, example %d: of a term that is set to %s, who pays on %j is late by %j days',
  (_, day, paid, late) => {
    expect(paid.map((on) => daysLate(day, on))).toEqual(late);
  },
);

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

const anyDay = fc.integer({ min: dayNumber('1900-01-01'), max: dayNumber('2099-12-20') });

test('a term ends on the first working day from its own on, at most five days later', () => {
  fc.assert(
    fc.property(anyDay, (number) => {
      const due = effectiveDue(dayOfNumber(number));
      expect(isWorkingDay(due)).toBe(true);
      expect(effectiveDue(due)).toBe(due);
      const passed = Array.from({ length: dayNumber(due) - number }, (_, n) => number + n);
      expect(passed.length).toBeLessThanOrEqual(5);
      expect(passed.map(dayOfNumber).filter(isWorkingDay)).toEqual([]);
    }),
  );
});

test.each([
  // 2026-10-31 is a Saturday, the Monday after the second of November.
  ['2026-10-30', '2026-10-31'],
  ['2026-10-31', '2026-10-31'],
  ['2026-11-01', '2026-11-02'],
  ['2026-11-02', '2026-11-02'],
  ['2026-11-03', '2026-10-31'],
])('on %s the term of what is due on a Saturday is %s', (today, term) => {
  expect(termOn(today, '2026-10-31')).toBe(term);
});

test('a week has five working days at most, whose weekdays are those of the calendar', () => {
  fc.assert(
    fc.property(anyDay, (number) => {
      const week = Array.from({ length: 7 }, (_, n) => dayOfNumber(number + n));
      const working = week.filter(isWorkingDay);
      expect(working.length).toBeLessThanOrEqual(5);
      const weekdays = working.map((day) => new Date(day).getUTCDay());
      expect(weekdays.every((weekday) => weekday > 0 && weekday < 6)).toBe(true);
    }),
  );
});
