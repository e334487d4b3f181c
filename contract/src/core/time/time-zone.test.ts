import fc from 'fast-check';
import { expect, test } from 'vitest';
import { earliestInstant, latestInstant } from '../fields.ts';
import { dayOf } from './time-zone.ts';

test('the day in the gardens begins before the day in UTC does, in summer earlier still', () => {
  expect(dayOf(new Date('2026-11-20T22:59:59Z'))).toBe('2026-11-20');
  expect(dayOf(new Date('2026-11-20T23:00:00Z'))).toBe('2026-11-21');
  expect(dayOf('2026-07-01T21:59:59.999Z')).toBe('2026-07-01');
  expect(dayOf('2026-07-01T22:00:00.000Z')).toBe('2026-07-02');
});

test('the day of any instant is the one that the calendar of Warsaw has', () => {
  const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' });
  const instants = fc.date({
    min: new Date(earliestInstant),
    max: new Date(latestInstant),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(instants, (instant) => {
      expect(dayOf(instant)).toBe(calendar.format(instant));
    }),
    { numRuns: 1_000 },
  );
});
