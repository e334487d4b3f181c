import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOfTable, refusedDates, takenDates } from '../../../test/typed-dates.ts';
import { earliestDay, latestDay, parseDay } from '../fields.ts';
import { dayNumber, dayOfNumber } from './day-number.ts';
import { dayInFigures } from './in-figures.ts';
import { dayAsTyped, readTypedDay, readTypedMinute, readTypedTime } from './typed-date.ts';
import { monthName } from './typed-words.ts';

const thisYear = 2031;

test('the table has at least 60 shapes, each once', () => {
  const shapes = [...takenDates, ...refusedDates].map(({ typed }) => typed);
  expect(shapes.length).toBeGreaterThanOrEqual(60);
  expect(new Set(shapes).size).toBe(shapes.length);
});

test.each(takenDates)('$typed is taken', ({ typed, day, time = null }) => {
  const read = { day: dayOfTable(day, thisYear) };
  expect(readTypedDay(typed, thisYear)).toMatchObject(read);
  expect(readTypedMinute(typed, thisYear)).toMatchObject({ ...read, time });
});

test.each(refusedDates)('$typed is refused', ({ typed, fault }) => {
  const said = fault === '' ? '' : `${fault}. `;
  expect(readTypedDay(typed, thisYear)).toEqual({ refusal: `${said}Wpisz dd.mm.rrrr.` });
  expect(readTypedMinute(typed, thisYear)).toEqual({ refusal: `${said}Wpisz dd.mm.rrrr gg:mm.` });
});

test.each([
  ['8:05', '08:05'],
  ['08:05', '08:05'],
  ['8.05', '08:05'],
  ['8 05', '08:05'],
  ['805', '08:05'],
  ['0805', '08:05'],
  ['8', '08:00'],
  ['godz. 14', '14:00'],
  ['14:30:59', '14:30'],
  ['0:00', '00:00'],
])('%s is the time %s', (typed, time) => {
  expect(readTypedTime(typed)).toMatchObject({ time });
});

test.each([
  ['24:00', 'Nie ma takiej godziny: 24:00. Wpisz gg:mm.'],
  ['8:60', 'Nie ma takiej godziny: 08:60. Wpisz gg:mm.'],
  ['8:5', 'Wpisz gg:mm.'],
  ['rano', 'Wpisz gg:mm.'],
])('%s is no time', (typed, refusal) => {
  expect(readTypedTime(typed)).toEqual({ refusal });
});

describe('while a date is typed', () => {
  test.each([
    ['1.5.2', undefined],
    ['1.5.20', false],
    ['1.5.202', undefined],
    ['1.5.2026', true],
    ['1.5', false],
    ['010520', false],
    ['01052026', true],
    ['2026.5.1', true],
  ])('%s is whole: %s', (typed, isWhole) => {
    const read = readTypedDay(typed, thisYear);
    expect('isWhole' in read ? read.isWhole : undefined).toBe(isWhole);
  });

  test('a day with its time is whole with both', () => {
    expect(readTypedMinute('1.5.2026', thisYear)).toMatchObject({ isWhole: false });
    expect(readTypedMinute('1.5.26 8:05', thisYear)).toMatchObject({ isWhole: false });
    expect(readTypedMinute('1.5.2026 8:05', thisYear)).toMatchObject({ isWhole: true });
  });
});

const anyDay = fc
  .integer({ min: dayNumber(earliestDay), max: dayNumber(latestDay) })
  .map(dayOfNumber);

/** Every shape of the table, of any day. */
const printed: Record<string, (year: string, month: string, day: string) => string> = {
  'as screens show it': (year, month, day) => `${year}.${month}.${day}`,
  'as files have it': (year, month, day) => `${year}-${month}-${day}`,
  'as people write it': (year, month, day) => `${Number(day)}.${Number(month)}.${year}`,
  'with hyphens': (year, month, day) => `${day}-${month}-${year}`,
  'with slashes': (year, month, day) => `${day}/${month}/${year}`,
  'with blanks': (year, month, day) => `${day} ${month} ${year}`,
  'in digits, the year first': (year, month, day) => `${year}${month}${day}`,
  'in digits, the day first': (year, month, day) => `${day}${month}${year}`,
  'with the name of the month': (year, month, day) =>
    `${Number(day)} ${monthName(Number(month))} ${year} r.`,
  'with a time': (year, month, day) => `${day}.${month}.${year} 23:59`,
  'in digits with a time': (year, month, day) => `${day}${month}${year}2359`,
};

test.each(Object.entries(printed))('every day reads as itself %s', (_, print) => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const [year = '', month = '', dayOfMonth = ''] = day.split('-');
      expect(readTypedDay(print(year, month, dayOfMonth), thisYear)).toMatchObject({ day });
    }),
    { numRuns: 500 },
  );
});

test('a day of two digits of its year is of 1969 to 2068', () => {
  const near = fc
    .integer({ min: dayNumber('1969-01-01'), max: dayNumber('2068-12-31') })
    .map(dayOfNumber);
  fc.assert(
    fc.property(near, (day) => {
      const [year = '', month = '', dayOfMonth = ''] = day.split('-');
      const short = year.slice(2);
      for (const typed of [`${dayOfMonth}.${month}.${short}`, `${dayOfMonth}${month}${short}`]) {
        expect(readTypedDay(typed, thisYear)).toMatchObject({ day });
      }
    }),
  );
});

/** Whether a text is refused, by the server as well, or read as a day that reads the same once it stands as screens or fields show it. */
function isRead(typed: string): boolean {
  const read = readTypedDay(typed, thisYear);
  if ('refusal' in read) {
    return parseDay(typed) === undefined && read.refusal.endsWith('Wpisz dd.mm.rrrr.');
  }
  const again = [dayInFigures(read.day), dayAsTyped(read.day)].map((text) => readTypedDay(text, 0));
  return (
    parseDay(read.day) === read.day && again.every((one) => 'day' in one && one.day === read.day)
  );
}

test('whatever is typed is refused in words, or a day that reads the same again', () => {
  const sign = fc.constantFrom(...Array.from('0123456789 .-/:,tmajVIr'));
  const signs = fc.string({ unit: sign, maxLength: 20 });
  fc.assert(
    fc.property(fc.oneof(signs, fc.string()), (typed) => {
      expect(isRead(typed)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});
