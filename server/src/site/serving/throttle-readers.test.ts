import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createReaderThrottle } from './throttle-readers.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('counts a network of IPv6 as one reader, whichever of its addresses asks', () => {
  const count = createReaderThrottle();
  for (let device = 1; device <= 100; device++) expect(count(`2001:db8:0:1::${device}`)).toBe(0);
  expect(count('2001:db8:0:1:ffff::1')).toBe(5);
  expect(count('2001:db8:0:2::1')).toBe(0);
});

it('counts anew five seconds after the first request', () => {
  const count = createReaderThrottle();
  const countHundred = () => Array.from({ length: 100 }, () => count('192.0.2.1'));
  expect(count('192.0.2.1')).toBe(0);
  vi.advanceTimersByTime(3_500);
  expect(countHundred().slice(-2)).toEqual([0, 2]);
  vi.advanceTimersByTime(1_499);
  expect(count('192.0.2.1')).toBe(1);
  vi.advanceTimersByTime(1);
  expect(new Set(countHundred())).toEqual(new Set([0]));
  expect(count('192.0.2.1')).toBe(5);
});
