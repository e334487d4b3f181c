import * as z from 'zod/mini';
import { defineJob } from '#src/core/jobs/define-job.ts';

/** Calculates a draft, by the calculation that was asked for; one that was asked for since takes its place. */
export const calculateRunJob = defineJob({
  name: 'charge-run.calculate',
  payload: z.object({ runId: z.string(), calculationId: z.string() }),
  retries: 3,
  retryDelay: 5,
  timeLimit: 600,
});
