import { expect, test } from 'vitest';
import { stepDate } from './step-date.ts';

test.each([
  ['2026.05.01', 0, 1, '2027.05.01', [0, 4]],
  ['2028.02.29', 4, -1, '2027.02.28', [0, 4]],
  ['2026.12.31', 5, 1, '2027.01.31', [5, 7]],
  ['2026.05.31', 10, 1, '2026.06.01', [8, 10]],
  ['2026.05.01 23:59', 12, 1, '2026.05.01 00:59', [11, 13]],
  ['2026.05.01 00:00', 16, -1, '2026.05.01 00:59', [14, 16]],
  ['2026.05.01 00:00', 9, -1, '2026.04.30 00:00', [8, 10]],
  ['08:05', 1, -1, '07:05', [0, 2]],
  ['08:59', 5, 1, '08:00', [3, 5]],
])('%s at %d by %d', (text, cursor, by, stepped, [start, end]) => {
  expect(stepDate(text, cursor, by)).toEqual({ text: stepped, start, end });
});

test.each(['', '1.5.26'])('%j has no parts', (text) => {
  expect(stepDate(text, 0, 1)).toBeUndefined();
});
