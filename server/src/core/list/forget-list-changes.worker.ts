import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';
import { scheduledWorker, type Worker } from '../jobs/run-jobs.ts';
import type { WorkerContext } from '../jobs/worker-context.ts';
import { mostChanges } from './remembered-totals.ts';

const job = {
  name: 'list.forget-changes',
  schedule: '* * * * *',
};

/** Clears away every minute the changes that correct no total any more. */
export function forgetListChangesWorker({ db }: WorkerContext): Worker {
  return scheduledWorker(job, () => forgetListChanges(db));
}

/**
 * Deletes the changes of each table but the latest `kept` ones: with more of them a total is counted anew. Those of
 * transactions that may still be under way stay, however many they are, and so do all after them: totals that are
 * counted meanwhile have not seen them.
 */
export async function forgetListChanges(
  db: Kysely<Database>,
  kept: number = mostChanges,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`
      insert into list_change_forgotten as known (table_name, before)
      select changed.table_name, least(oldest.xid, pg_snapshot_xmin(pg_current_snapshot()))
      from (select distinct table_name from list_change) changed, lateral (
        select xid from list_change
        where list_change.table_name = changed.table_name
        order by xid desc offset ${sql.lit(kept)} limit 1
      ) oldest
      on conflict (table_name) do update set before = greatest(known.before, excluded.before)
    `.execute(trx);
    await deleteForgotten(trx);
  });
}

/**
 * Deletes all changes but those of transactions that may still be under way; totals are counted anew then. For whoever may not leave in them
 * what went out of its table (docs/product/personal-data.md#erasure).
 */
export async function forgetAllListChanges(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`
      insert into list_change_forgotten as known (table_name, before)
      select distinct table_name, pg_snapshot_xmin(pg_current_snapshot()) from list_change
      on conflict (table_name) do update set before = greatest(known.before, excluded.before)
    `.execute(trx);
    await deleteForgotten(trx);
  });
}

async function deleteForgotten(trx: Transaction<Database>): Promise<void> {
  await sql`
    delete from list_change using list_change_forgotten forgotten
    where list_change.table_name = forgotten.table_name and xid < before
  `.execute(trx);
}
