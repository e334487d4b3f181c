import type { Attempt } from '#src/core/jobs/run-jobs.ts';

/** The queue of a worker that is run by itself, and makes no other job necessary. */
export const noJobs: Attempt['jobs'] = { enqueue: refuse, enqueueMany: refuse };

function refuse(): never {
  throw new Error('A job was queued that nobody works on');
}
