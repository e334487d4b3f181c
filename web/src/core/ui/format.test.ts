import { describe, expect, test } from 'vitest';
import { formatInstant, formatKilobytes, formatMegabytes, formatMinute } from './format.ts';

describe('an instant', () => {
  test('is shown as local time to the second', () => {
    const local = new Date(2026, 2, 5, 7, 8, 9);
    expect(formatInstant(local.toISOString())).toBe('2026.03.05 07:08:09');
    expect(formatMinute(local.toISOString())).toBe('2026.03.05 07:08');
  });

  test.each([null, undefined, ''])('that is not set (%s) is said to be absent', (instant) => {
    expect(formatInstant(instant)).toBe('(brak)');
  });
});

test.each([
  [0, '0\u00a0MB', '0\u00a0kB'],
  [1, '0\u00a0MB', '1\u00a0kB'],
  [12 * 1024, '0,01\u00a0MB', '12\u00a0kB'],
  [1.5 * 1024 * 1024, '1,5\u00a0MB', '1\u00a0536\u00a0kB'],
])('a size of %d bytes reads %s, and more exactly %s', (bytes, megabytes, kilobytes) => {
  expect(formatMegabytes(bytes)).toBe(megabytes);
  expect(formatKilobytes(bytes)).toBe(kilobytes);
});
