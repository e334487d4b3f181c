import * as z from 'zod/mini';
import { defineJob } from '#src/core/jobs/define-job.ts';

/** Sends one e-mail: at once, then for eight to nine hours, later each time. */
export const sendMailJob = defineJob({
  name: 'mail.send',
  payload: z.object({ messageId: z.uuid() }),
  retries: 14,
  retryDelay: 30,
  longestRetryDelay: 3600,
  // Ten megabytes of files take their time on a slow line.
  timeLimit: 300,
});

/** Ends e-mails whose job was lost, so that no password waits for ever. */
export const giveUpMailJob = defineJob({
  name: 'mail.give-up',
  payload: z.object({}),
  schedule: '40 3 * * *',
});
