import * as z from 'zod/mini';
import { defineJob } from '#src/core/jobs/define-job.ts';

/** Queues the e-mails of messages that are sent, as many as may go: at once when one is sent, then every minute. */
export const sendMessagesJob = defineJob({
  name: 'message.send',
  payload: z.object({}),
  retries: 3,
  retryDelay: 5,
  timeLimit: 300,
  // Two at once would count the same e-mails of the hour.
  isExclusive: true,
  schedule: '* * * * *',
});
