import * as z from 'zod/mini';
import { defineJob } from '#src/core/jobs/define-job.ts';

/** Makes a handover pack that somebody asked for; the id is that of its row. */
export const makeHandoverJob = defineJob({
  name: 'board-handover.make',
  payload: z.object({ id: z.string() }),
  retries: 2,
  timeLimit: 1800,
  isWatched: true,
});
