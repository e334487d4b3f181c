import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { type Attempt, createWorker, type Worker } from '#src/core/jobs/run-jobs.ts';
import { countTry, findQueuedMail, finishMail, giveUpStaleMail } from './mail.repo.ts';
import type { Mailer } from './mailer.ts';
import { giveUpMailJob, sendMailJob } from './send-mail.job.ts';
import { isRefusedForGood, smtpAnswer } from './smtp-answer.ts';

interface MailContext {
  db: Kysely<Database>;
  mailer: Mailer;
  log: Pick<FastifyBaseLogger, 'error'>;
}

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

/**
 * Sends a message and erases what it said. It may go out twice when the process dies between the two;
 * both copies bear the same Message-ID. A refusal for good, or the last of all tries, ends it.
 */
async function sendMail(
  { db, mailer, log }: MailContext,
  id: string,
  { isLast, signal }: Attempt,
): Promise<void> {
  const mail = await findQueuedMail(db, id);
  if (!mail) return;
  await countTry(db, id);
  try {
    await mailer.send(mail, signal);
  } catch (error) {
    const answer = smtpAnswer(error);
    if (!isRefusedForGood(answer) && !isLast) throw error;
    await finishMail(db, { id, state: 'failed' });
    log.error({ messageId: id, ...answer }, 'message not delivered');
    return;
  }
  await finishMail(db, { id, state: 'sent' });
}
