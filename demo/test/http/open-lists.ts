import { readOpenList } from '@grzadka/server/src/ledger/open-list.repo.ts';
import type { TestApp } from '@grzadka/server/test/test-app.ts';
import { expect, it } from 'vitest';

/** The test of what is open on every account of the demo. */
export function describeOpenLists({ db }: TestApp): void {
  it('the demo has open on each account what comes to its balance, openings and overpayments among it', async () => {
    const accounts = await db.selectFrom('settlement').select('id').execute();
    const kinds = new Set<string>();
    for (const { id } of accounts) {
      const { balance, items } = await readOpenList(db, { id });
      const sum = items.reduce((total, { open }) => total + open, 0);
      expect([id, sum]).toEqual([id, balance]);
      for (const { series, open } of items) kinds.add(open < 0 ? 'overpaid' : series);
    }
    expect(accounts.length).toBeGreaterThan(600);
    expect([...kinds]).toEqual(expect.arrayContaining(['BO', 'NAL', 'overpaid']));
  });
}
