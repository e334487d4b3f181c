import { type Kysely, sql } from 'kysely';
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

/** Does the job that prints a year as it was closed last. */
export async function printClosed(app: Pick<ServedApp, 'db' | 'storage'>, year: number) {
  const { version } = await app.db
    .selectFrom('ledgerYear')
    .select('version')
    .where('year', '=', year)
    .executeTakeFirstOrThrow();
  await printYear(app, { year, version });
}
