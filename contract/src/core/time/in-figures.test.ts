import { expect, test } from 'vitest';
import { dayInFigures, minuteInFigures } from './in-figures.ts';

test('a day reads with points', () => {
  expect(dayInFigures('2026-11-21')).toBe('2026.11.21');
});

test('an instant is told by the clocks of the gardens, in summer and in winter', () => {
  expect(minuteInFigures('2026-07-01T22:05:59.999Z')).toBe('2026.07.02 00:05');
  expect(minuteInFigures('2026-11-22T22:05:00.000Z')).toBe('2026.11.22 23:05');
});
