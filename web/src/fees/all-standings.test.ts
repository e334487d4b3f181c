import { openEntry } from '@grzadka/contract/ledger/open-list.model';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { afterEach, expect, test, vi } from 'vitest';
import { standingOf } from './all-standings.ts';

afterEach(() => void vi.useRealTimers());

test('on a Sunday what was due on Saturday is to be paid on Monday, with what is due then', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-06-20T10:00:00Z') });
  const items = ['2027-06-19', '2027-06-21', '2027-07-31'].map((dueOn) =>
    sampleOf(openEntry, { dueOn, isDue: false, open: 10_00 }),
  );
  expect(standingOf({ balance: 30_00, items }).next).toEqual({ on: '2027-06-21', amount: 20_00 });
});
