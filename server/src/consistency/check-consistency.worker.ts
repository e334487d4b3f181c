import { createWorker, type Worker } from '#src/core/jobs/run-jobs.ts';
import type { WorkerContext } from '#src/core/jobs/worker-context.ts';
import { checkConsistencyJob } from './check-consistency.job.ts';

/** Checks the data every night, or when the computer is on again, and when somebody asks for it. */
export function checkConsistencyWorker({
  db,
  storage,
  log,
}: Pick<WorkerContext, 'db' | 'storage' | 'log'>): Worker {
  return createWorker(checkConsistencyJob, async ({ since }, { signal }) => {
    // Loaded in the night: by day it would only take memory.
    const { checkConsistency } = await import('./check-consistency.ts');
    await checkConsistency({ db, storage }, { log, since, signal });
  });
}
