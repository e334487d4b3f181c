import { waitingMonths } from '@grzadka/contract/waiting/waiting.model';
import { type Kysely, sql } from 'kysely';
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

/** Forgets every night who has a plot, or wants none any more, for a year. */
export function forgetWaitingWorker({ db, log }: Pick<WorkerContext, 'db' | 'log'>): Worker {
  return scheduledWorker(job, async () => {
    log.info({ deleted: await forgetWaiting(db) }, 'former entries of the waiting list deleted');
  });
}

/**
 * Deletes the entries of people who are no parties and wait no more for twelve months, with what the audit has of them
 * (docs/product/waiting.md#retention). Returns how many went.
 */
export async function forgetWaiting(db: Kysely<Database>): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from ${keptWaiting.rows} where ${keptWaiting.since} < now() - ${keptWaiting.period}
  `.execute(db);
  return Number(numAffectedRows);
}
