import * as z from 'zod/mini';
import { defineJob } from '#src/core/jobs/define-job.ts';

const backupRequest = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('create'),
    /** The name of the archive to be. */
    id: z.string(),
    /** The id of the login that asks. */
    madeBy: z.nullable(z.string()),
  }),
  z.object({ kind: z.literal('check'), id: z.string() }),
]);

export type BackupRequest = z.infer<typeof backupRequest>;

/** Makes or checks an archive for somebody who asked for it; in one queue, so that it is one thing at a time. */
export const backupRequestJob = defineJob({
  name: 'backup.request',
  payload: backupRequest,
  // Whoever asked sees that it failed, and why, and asks again.
  retries: 0,
  timeLimit: 4 * 3600,
  isExclusive: true,
});
