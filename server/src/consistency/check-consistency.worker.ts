import type { FastifyBaseLogger } from 'fastify';
import type { CheckContext } from '#src/core/inspection/check.ts';
import { createWorker, type Worker } from '#src/core/jobs/run-jobs.ts';
import { checkConsistencyJob } from './check-consistency.job.ts';

interface ConsistencyContext extends CheckContext {
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>;
}

/** Checks the data every night, or when the computer is on again, and when somebody asks for it. */
export function checkConsistencyWorker({ db, storage, log }: ConsistencyContext): Worker {
  return createWorker(checkConsistencyJob, async ({ since }, { signal }) => {
    // Loaded in the night: by day it would only take memory.
    const { checkConsistency } = await import('./check-consistency.ts');
    await checkConsistency({ db, storage }, { log, since, signal });
  });
}
