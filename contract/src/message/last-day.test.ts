import { afterEach, expect, it, vi } from 'vitest';
import { isSentLate } from './last-day.ts';

afterEach(() => vi.useRealTimers());

it('a message is late by the day in the gardens on which it goes, now or as planned', () => {
  vi.useFakeTimers({ now: new Date('2027-03-12T22:59:59Z') });
  const lastDay = '2027-03-12';
  expect(isSentLate(lastDay, null)).toBe(false);
  expect(isSentLate(lastDay, '2027-03-12T22:59:59.000Z')).toBe(false);
  expect(isSentLate(lastDay, '2027-03-12T23:00:00.000Z')).toBe(true);
  expect(isSentLate(lastDay, '1.5.2030')).toBe(false);
  expect(isSentLate(null, '2037-03-12T23:00:00.000Z')).toBe(false);
  vi.setSystemTime(new Date('2027-03-12T23:00:00Z'));
  expect(isSentLate(lastDay, null)).toBe(true);
});
