import { expect, it } from 'vitest';
import { isTrialDue, type TrialReport } from './trial-report.ts';

const october: TrialReport = {
  archive: 'grzadka-2026-10-20.tar',
  finishedAt: '2026-10-20T12:00:00.000Z',
  outcome: 'restored',
  reason: null,
  seconds: 2,
  rows: 1,
  objects: 1,
};

it('the first archive is tried, then one a month, whatever the last trial could tell of it', () => {
  const newest = 'grzadka-2026-11-19.tar';
  expect(isTrialDue(null, newest, new Date('2026-11-19T00:00:00Z'))).toBe(true);
  for (const outcome of ['restored', 'impossible'] as const) {
    const last = { ...october, outcome };
    expect(isTrialDue(last, newest, new Date('2026-11-19T11:59:59Z'))).toBe(false);
    expect(isTrialDue(last, newest, new Date('2026-11-19T12:00:00Z'))).toBe(true);
  }
});

it('after one that failed every newer one is tried, and that one not again', () => {
  const last: TrialReport = { ...october, outcome: 'failed' };
  const now = new Date('2026-10-21T00:00:00Z');
  expect(isTrialDue(last, 'grzadka-2026-10-20.tar', now)).toBe(false);
  expect(isTrialDue(last, 'grzadka-2026-10-21.tar', now)).toBe(true);
});
