import { expect, test } from 'vitest';
import { readDate } from './read-date.ts';

const told = (text: string) => {
  const read = readDate(text);
  return read && [read.date.format('YYYY-MM-DD HH:mm'), read.hasTime];
};

test.each([
  ['21.11.2026', '2026-11-21 00:00', false],
  ['21112026', '2026-11-21 00:00', false],
  ['1.2.2026', '2026-02-01 00:00', false],
  ['21-11-2026', '2026-11-21 00:00', false],
  ['21/11/2026', '2026-11-21 00:00', false],
  ['21 11 2026', '2026-11-21 00:00', false],
  ['2026-11-21', '2026-11-21 00:00', false],
  [' 21.11.2026\u00a008:12\n', '2026-11-21 08:12', true],
  ['21.11.2026, 8:12', '2026-11-21 08:12', true],
  ['211120260812', '2026-11-21 08:12', true],
  ['21112026 0812', '2026-11-21 08:12', true],
  ['2026.11.21 08:12:33', '2026-11-21 08:12', true],
])('%j is read', (text, date, hasTime) => {
  expect(told(text)).toEqual([date, hasTime]);
});

test.each([
  '',
  'wczoraj',
  '21.11',
  '31.02.2026',
  '21.13.2026',
  '00.11.2026',
  '21.11.26',
  '21.11.2026 24:00',
  '21.11.2026 08:60',
  '21.11.2026 08:12 i coś',
  '2111202608',
])('%j is no date', (text) => {
  expect(readDate(text)).toBeUndefined();
});
