import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePolishDate } from './polish-date.ts';

const firstDay = Temporal.PlainDate.from('1900-01-01');
const days = fc.integer({ min: 0, max: 73_048 }).map((count) => firstDay.add({ days: count }));
const two = (part: number) => String(part).padStart(2, '0');

const notations: Record<string, (day: Temporal.PlainDate) => string> = {
  'year first': (day) => day.toString(),
  'day first, dots': ({ day, month, year }) => `${two(day)}.${two(month)}.${year}`,
  'day first, no leading zeros': ({ day, month, year }) => `${day}.${month}.${year}`,
  'day first, hyphens': ({ day, month, year }) => `${two(day)}-${two(month)}-${year}`,
  'day first, slashes': ({ day, month, year }) => `${two(day)}/${two(month)}/${year}`,
};

test.each(Object.entries(notations))('every day of two centuries, %s', (_, write) => {
  fc.assert(
    fc.property(days, (day) => {
      expect(parsePolishDate(write(day))?.toPlainDate().equals(day)).toBe(true);
    }),
  );
});

test('every minute of a day', () => {
  const minutes = fc.integer({ min: 0, max: 24 * 60 - 1 });
  fc.assert(
    fc.property(minutes, (minute) => {
      const time = Temporal.PlainTime.from('00:00').add({ minutes: minute });
      const text = `21.11.2026 ${time.hour}:${two(time.minute)}`;
      expect(parsePolishDate(text)?.toPlainTime().equals(time)).toBe(true);
    }),
  );
});

test.each(['2026-11-21 08:30:15', '2026-11-21T08:30:15', '21.11.2026  8:30:15'])('%s', (text) => {
  expect(parsePolishDate(text)?.toString()).toBe('2026-11-21T08:30:15');
});

test.each([
  '',
  'wczoraj',
  '29.02.2023',
  '31.04.2026',
  '2026-13-01',
  '0.1.2026',
  '21.11.26',
  '21 listopada 2026',
  '2026-11-21 25:00',
  '2026-11-21 8:60',
  '2026-11-21 rano',
  '46347',
  '2026-11-21x',
])('"%s" is no date', (text) => {
  expect(parsePolishDate(text)).toBeUndefined();
});

test('what only looks like a date never makes it fail', () => {
  const characters = fc.constantFrom(...'0123456789.-/: T'.split(''));
  fc.assert(
    fc.property(fc.string({ unit: characters, minLength: 6, maxLength: 20 }), (text) => {
      const date = parsePolishDate(text);
      expect(date === undefined || date instanceof Temporal.PlainDateTime).toBe(true);
    }),
  );
});
