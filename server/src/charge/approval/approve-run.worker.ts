import { setTimeout } from 'node:timers/promises';
import { chargeRefusals } from '@grzadka/contract/charge/charge.refusals';
import { AppError } from '#src/core/errors/app-error.ts';
import { createWorker, type Worker } from '#src/core/jobs/run-jobs.ts';
import type { WorkerContext } from '#src/core/jobs/worker-context.ts';
import { approveRunJob } from './approve-run.job.ts';

/** How often it looks whether who was asked is done, in milliseconds. */
const lookEvery = 1000;

/** Sees to approvals that were asked for: does what nobody else does, as when a process was ended over it. */
export function approveRunWorker({ db, url }: Pick<WorkerContext, 'db' | 'url'>): Worker {
  return createWorker(approveRunJob, async (asked, { isLast, signal }) => {
    const { failApproval, isStillAsked } = await import('./do-approval.ts');
    const { isApprovalFree } = await import('./approval-lock.ts');
    const { runApproval } = await import('./run-approval.ts');
    while (await isStillAsked(db, asked)) {
      if (await isApprovalFree(db)) {
        try {
          await runApproval(url, asked);
        } catch (error) {
          // The run says why.
          if (error instanceof AppError && error.code !== 'internal') return;
          if (isLast) await failApproval(db, asked, chargeRefusals.approvalFailed);
          throw error;
        }
        return;
      }
      await setTimeout(lookEvery, undefined, { signal });
    }
  });
}
