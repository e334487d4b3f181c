import { waitingMonths } from '@grzadka/contract/waiting/waiting.model';
import { type Kysely, sql } from 'kysely';
import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
import type { Database } from '#src/core/database/tables.ts';
import type { Kept } from '#src/core/inspection/kept.ts';
import { scheduledWorker, type Worker } from '#src/core/jobs/run-jobs.ts';
import type { WorkerContext } from '#src/core/jobs/worker-context.ts';

const job = { name: 'waiting.forget', retries: 2, schedule: '46 3 * * *' };

/** Who waits no more; entries of parties stay until these are erased. */
export const keptWaiting: Kept = {
  rows: sql`waiting`,
  since: sql`case when waiting.party_id is null then waiting.ended_at end`,
  period: sql`make_interval(months => ${sql.lit(waitingMonths)})`,
};

/** Forgets every night who took a plot, or withdrew, a year ago; as the owner, who alone reaches what the audit holds. */
export function forgetWaitingWorker({ url, log }: Pick<WorkerContext, 'url' | 'log'>): Worker {
  return scheduledWorker(job, async () => {
    const owner = openDatabase(url, { max: 1 });
    try {
      const deleted = await forgetWaiting(owner.db);
      log.info({ deleted }, 'former entries of the waiting list deleted');
    } finally {
      await closeDatabase(owner);
    }
  });
}

/**
 * Deletes the entries of people who are no parties and wait no more for twelve months, and what the audit says of them
 * (docs/product/waiting.md#retention). `owner` is the owner's. Returns how many went.
 */
export async function forgetWaiting(owner: Kysely<Database>): Promise<number> {
  return owner.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: string }>`
      delete from ${keptWaiting.rows} where ${keptWaiting.since} < now() - ${keptWaiting.period} returning id
    `.execute(trx);
    for (const { id } of rows) {
      await sql`select erase_from_audit('waiting', ${id})`.execute(trx);
    }
    return rows.length;
  });
}
