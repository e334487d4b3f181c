import { createWorker, type Worker } from '#src/core/jobs/run-jobs.ts';
import { giveUpStaleMail } from './mail-progress.repo.ts';
import { type MailContext, sendMail } from './send-mail.ts';
import { giveUpMailJob, sendMailJob } from './send-mail.job.ts';

/** What is done about queued messages, outside of requests. */
export function mailWorkers(context: MailContext): readonly Worker[] {
  return [
    createWorker(sendMailJob, ({ messageId }, attempt) => sendMail(context, messageId, attempt)),
    createWorker(giveUpMailJob, async () => {
      const count = await giveUpStaleMail(context.db);
      if (count > 0) context.log.error({ count }, 'messages given up: their jobs were lost');
    }),
  ];
}
