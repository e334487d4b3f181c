import { type Kysely, sql } from 'kysely';
import { readCashReport } from '#src/cash-box/cash-report.repo.ts';
import { keepPrint } from '#src/cash-box/keep-print.ts';
import { type Actor, commandLine } from '#src/core/change/audit-entry.ts';
import type { Database } from '#src/core/database/tables.ts';
import { printYear } from '#src/ledger-year/papers/print-year.worker.ts';
import type { ServedApp } from './serve-app.ts';

type Db = Kysely<Database>;

/** The check of the ledger as if it had been done, with so many findings. */
export async function checkedLedger(db: Db, found: number | null = 0): Promise<void> {
  const kept = { startedAt: sql<string>`now()`, finishedAt: sql<string>`now()`, found };
  await db
    .insertInto('consistencyCheck')
    .values({ name: 'ledger', ...kept })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(kept))
    .execute();
}

/** The report of each cash box for a year as if it had been printed. */
export async function printCashReports(
  db: Db,
  year: number,
  caller: Actor = commandLine,
): Promise<void> {
  const boxes = await db.selectFrom('cashBox').select('id').execute();
  for (const { id } of boxes) {
    const days = { from: `${year}-01-01`, thru: `${year}-12-31` };
    const report = await readCashReport(db, { id, ...days });
    await keepPrint(db, caller, { ...report, cashBoxId: id });
  }
}

/** Does the job that prints a year as it was closed last. */
export async function printClosed(app: Pick<ServedApp, 'db' | 'storage'>, year: number) {
  const { version } = await app.db
    .selectFrom('ledgerYear')
    .select('version')
    .where('year', '=', year)
    .executeTakeFirstOrThrow();
  await printYear(app, { year, version });
}
