import { createWorker, type Worker } from '#src/core/jobs/run-jobs.ts';
import type { WorkerContext } from '#src/core/jobs/worker-context.ts';
import { printYearJob } from '../print-year.job.ts';

/** Prints what belongs to closed years. */
export function printYearWorker({ db, storage }: Pick<WorkerContext, 'db' | 'storage'>): Worker {
  return createWorker(printYearJob, async (asked) => {
    const { printYear } = await import('./print-year.ts');
    await printYear({ db, storage }, asked);
  });
}
