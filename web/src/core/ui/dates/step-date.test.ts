import { expect, test } from 'vitest';
import { stepDate } from './step-date.ts';

test.each([
  ['01.05.2026', 6, 1, '01.05.2027', [6, 10]],
  ['29.02.2028', 10, -1, '28.02.2027', [6, 10]],
  ['31.12.2026', 3, 1, '31.01.2027', [3, 5]],
  ['31.05.2026', 0, 1, '01.06.2026', [0, 2]],
  ['01.05.2026 23:59', 12, 1, '01.05.2026 00:59', [11, 13]],
  ['01.05.2026 00:00', 16, -1, '01.05.2026 00:59', [14, 16]],
  ['01.05.2026 00:00', 1, -1, '30.04.2026 00:00', [0, 2]],
  ['08:05', 1, -1, '07:05', [0, 2]],
  ['08:59', 5, 1, '08:00', [3, 5]],
])('%s at %d by %d', (text, cursor, by, stepped, [start, end]) => {
  expect(stepDate(text, cursor, by)).toEqual({ text: stepped, start, end });
});

test.each(['', '1.5.26'])('%j has no parts', (text) => {
  expect(stepDate(text, 0, 1)).toBeUndefined();
});
