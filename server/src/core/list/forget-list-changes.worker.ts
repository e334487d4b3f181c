import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { scheduledWorker, type Worker } from '../jobs/run-jobs.ts';
import type { WorkerContext } from '../jobs/worker-context.ts';

const job = {
  name: 'list.forget-changes',
  schedule: '* * * * *',
};

/** Clears away every minute the changes that every remembered total has seen. */
export function forgetListChangesWorker({ db }: WorkerContext): Worker {
  return scheduledWorker(job, () => forgetListChanges(db));
}

/**
 * Deletes the changes of transactions that were over ten minutes ago, twice as long as a total is
 * remembered. Their own time would not do: a long transaction notes its changes long before anybody
 * can see them.
 */
export async function forgetListChanges(db: Kysely<Database>): Promise<void> {
  await sql`insert into list_change_mark default values`.execute(db);
  await sql`
    with passed as (
      delete from list_change_mark where at < now() - interval '10 minutes' returning oldest
    )
    delete from list_change where xid < (select max(oldest) from passed)
  `.execute(db);
}
