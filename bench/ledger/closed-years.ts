import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeBooks } from '@grzadka/server/src/accountant/make-books.ts';
import { commandLine } from '@grzadka/server/src/core/change/audit-entry.ts';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import { openFolderStorage } from '@grzadka/server/src/core/storage/folder-storage.ts';
import { closeYear } from '@grzadka/server/src/ledger-year/close-year.ts';
import { readYearsState } from '@grzadka/server/src/ledger-year/ledger-year.repo.ts';
import { printYear } from '@grzadka/server/src/ledger-year/papers/print-year.worker.ts';
import { checkedLedger, printCashReports } from '@grzadka/server/test/ledger-years.ts';
import type { Kysely } from 'kysely';

/** What it took to close a year, in seconds. */
export interface ClosingCost {
  readonly closed: number;
  readonly printed: number;
}

const jobs = { enqueue: async () => true };

/** Closes years that are over, at most so many, one after the other, and prints each. */
export async function closeYears(
  db: Kysely<Database>,
  atMost = Number.POSITIVE_INFINITY,
): Promise<ClosingCost[]> {
  const folder = await mkdtemp(join(tmpdir(), 'grzadka-bench-years-'));
  try {
    await checkedLedger(db);
    const storage = openFolderStorage(folder);
    const costs: ClosingCost[] = [];
    for (;;) {
      const { next: year } = await readYearsState(db);
      if (year === null || costs.length >= atMost) return costs;
      await printCashReports(db, year);
      const closed = await secondsOf(() =>
        closeYear({ db, jobs }, { year, caller: commandLine, ifMatch: undefined }),
      );
      const printed = await secondsOf(() => printYear({ db, storage }, { year, version: 1 }));
      costs.push({ closed, printed });
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** How long the accountant's file of last year takes, in seconds. */
export function makeFile(db: Kysely<Database>): Promise<number> {
  const year = new Date().getFullYear() - 1;
  return secondsOf(() =>
    makeBooks(db, {
      from: `${year}-01-01`,
      thru: `${year}-12-31`,
      'with-names': false,
      format: 'xlsx',
    }),
  );
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
}
