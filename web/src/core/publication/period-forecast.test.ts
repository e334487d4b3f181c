import { expect, test } from 'vitest';
import { periodForecast } from './period-forecast.ts';

const before = '2026-11-20T10:00:00.000Z';
const now = '2026-11-21T10:00:00.000Z';
const after = '2026-11-22T10:00:00.000Z';

test.each([
  [null, null, 'unset'],
  [after, null, 'planned'],
  [before, after, 'current'],
  [before, before, 'over'],
  [null, after, undefined],
  [after, before, undefined],
  ['1.5.2026', null, undefined],
  [before, '1.5.2026', undefined],
])('from %s to %s it will be %s', (from, thru, state) => {
  expect(periodForecast({ from, thru }, new Date(now))).toBe(state);
});
