import { sql, type Transaction } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '#src/core/database/tables.ts';
import { defineJob } from '#src/core/jobs/define-job.ts';
import type { JobQueue } from '#src/core/jobs/job-queue.ts';

/** Does every check that has not been done since; without an instant, today. */
export const checkConsistencyJob = defineJob({
  name: 'consistency.check',
  payload: z.object({ since: z.optional(z.iso.datetime()) }),
  retries: 2,
  timeLimit: 3600,
  // Once a day, after the backup and the sweep, and between the hourly looks of backup and trial restore: an
  // office's computer is off at night.
  schedule: '25 4-23 * * *',
  isExclusive: true,
});

/** Has every check done that is older than this transaction. */
export async function askForCheck(trx: Transaction<Database>, jobs: JobQueue): Promise<void> {
  const { rows } = await sql<{ since: string }>`select now() as since`.execute(trx);
  await jobs.enqueue(trx, checkConsistencyJob, { since: rows[0]?.since });
}
