import { expect, test } from 'vitest';
import { balanceOfAddress, balanceParameters, lastFullInterval } from './balance-period.ts';

const days = (from: string, thru: string) => ({ from, thru });

test('the balance begins with the last time between two readings of the main meter', () => {
  const intervals = [days('2025-10-16', '2026-04-15'), days('2026-04-16', '2026-10-15')];
  expect(lastFullInterval([intervals])).toEqual(intervals[1]);
});

test('of several main meters with that of the one read the longest ago', () => {
  const early = days('2026-04-16', '2026-10-10');
  const late = days('2026-04-11', '2026-10-15');
  expect(lastFullInterval([[late], [early]])).toEqual(early);
  expect(lastFullInterval([[early], [late]])).toEqual(early);
});

test.each([
  [[]],
  [[[], [days('2026-04-16', '2026-10-10')]]],
  [[[days('2026-04-16', '2026-10-10')], []]],
])('and with none where a main meter was not read twice, or there is none', (intervals) => {
  expect(lastFullInterval(intervals)).toBeUndefined();
});

test('an address keeps the days, and the price with all its decimals', () => {
  const asked = { ...days('2026-04-16', '2026-10-15'), price: 0.6212 };
  expect(balanceOfAddress(new URLSearchParams(balanceParameters(asked)))).toEqual(asked);
  const free = { ...asked, price: null };
  expect(balanceParameters(free)).toEqual(days('2026-04-16', '2026-10-15'));
  expect(balanceOfAddress(new URLSearchParams(balanceParameters(free)))).toEqual(free);
});

test.each([
  '',
  'from=2026-04-16',
  'from=2026-10-16&thru=2026-10-15',
  'from=wczoraj&thru=2026-10-15',
])('an address with %o asks for none', (search) => {
  expect(balanceOfAddress(new URLSearchParams(search))).toBeUndefined();
});
