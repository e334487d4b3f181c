import { readCashReport } from '@grzadka/server/src/cash-box/cash-report.repo.ts';
import { keepPrint } from '@grzadka/server/src/cash-box/keep-print.ts';
import { keepOutcome } from '@grzadka/server/src/consistency/consistency.repo.ts';
import { runCheck } from '@grzadka/server/src/consistency/run-check.ts';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import type { Storage } from '@grzadka/server/src/core/storage/storage.ts';
import { checkLedger } from '@grzadka/server/src/ledger/ledger.check.ts';
import { closeYear } from '@grzadka/server/src/ledger-year/close-year.ts';
import { printYear } from '@grzadka/server/src/ledger-year/papers/print-year.worker.ts';
import type { Kysely } from 'kysely';
import type { Office } from '../people/office.ts';

interface Stores {
  readonly db: Kysely<Database>;
  readonly storage: Storage;
}

/** Who closes which year. */
type Closing = Pick<Office, 'treasurer'> & { readonly year: number };

/** Closes a year with all of its papers, as the office does once the accountant has looked through it. */
export async function closeBooks(
  { db, storage }: Stores,
  { treasurer, year }: Closing,
): Promise<void> {
  await printCash(db, { treasurer, year });
  await lookThrough({ db, storage });
  // The program is not at work: what it would print is printed here.
  const jobs = { enqueue: async () => true };
  await closeYear({ db, jobs }, { year, caller: treasurer, ifMatch: undefined });
  await printYear({ db, storage }, { year, version: 1 });
}

async function printCash(db: Kysely<Database>, { treasurer, year }: Closing): Promise<void> {
  const days = { from: `${year}-01-01`, thru: `${year}-12-31` };
  for (const { id } of await db.selectFrom('cashBox').select('id').orderBy('name').execute()) {
    const report = await readCashReport(db, { id, ...days });
    if (report.documents.length === 0) continue;
    await keepPrint(db, treasurer, { ...report, cashBoxId: id });
  }
}

/** Has the ledger looked through, as the program does every night. */
async function lookThrough(context: Stores): Promise<void> {
  const startedAt = new Date().toISOString();
  const outcome = await runCheck(checkLedger, context, new AbortController().signal);
  await keepOutcome(context.db, checkLedger, { startedAt, outcome });
}
