import * as z from 'zod/mini';
import { defineJob } from '#src/core/jobs/define-job.ts';

const asked = z.object({ runId: z.string(), approvalId: z.string() });

/** A run and its approval that was asked for, by their ids. */
export type AskedApproval = z.infer<typeof asked>;

/** Approves a draft for whoever asked, where the process that they asked is gone before it was done. */
export const approveRunJob = defineJob({
  name: 'charge-run.approve',
  payload: asked,
  retries: 5,
  retryDelay: 5,
  timeLimit: 600,
  isWatched: true,
});
