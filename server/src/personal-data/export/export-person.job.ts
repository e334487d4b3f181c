import * as z from 'zod/mini';
import { defineJob } from '#src/core/jobs/define-job.ts';

/** Makes an archive that somebody asked for; the id is that of its row. */
export const exportPersonJob = defineJob({
  name: 'personal-data.export',
  payload: z.object({ id: z.string() }),
  retries: 2,
  timeLimit: 1800,
  isWatched: true,
});
