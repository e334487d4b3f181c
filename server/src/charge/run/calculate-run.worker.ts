import { createWorker, type Worker } from '#src/core/jobs/run-jobs.ts';
import type { WorkerContext } from '#src/core/jobs/worker-context.ts';
import { calculateRunJob } from './calculate-run.job.ts';

/** Calculates drafts for those who asked for it. */
export function calculateRunWorker({ db }: Pick<WorkerContext, 'db'>): Worker {
  return createWorker(calculateRunJob, async (asked, { isLast }) => {
    const { calculateRun, failCalculation } = await import('./calculate-run.ts');
    try {
      await calculateRun(db, asked);
    } catch (error) {
      if (isLast) await failCalculation(db, asked);
      throw error;
    }
  });
}
