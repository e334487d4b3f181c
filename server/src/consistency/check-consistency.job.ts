import * as z from 'zod/mini';
import { defineJob } from '#src/core/jobs/define-job.ts';

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
