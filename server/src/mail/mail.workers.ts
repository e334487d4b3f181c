import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { type Attempt, createWorker, type Worker } from '#src/core/jobs/run-jobs.ts';
import { findQueuedMail, finishMail, giveUpStaleMail } from './mail.repo.ts';
import type { Mailer } from './mailer.ts';
import { giveUpMailJob, sendMailJob } from './send-mail.job.ts';

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

/** What the mail server answered and to which command; not its words, which repeat the address. */
interface SmtpAnswer {
  command: unknown;
  status: unknown;
}

function smtpAnswer(error: unknown): SmtpAnswer {
  if (!(error instanceof Error)) return { command: undefined, status: undefined };
  return {
    command: 'command' in error ? error.command : undefined,
    status: 'responseCode' in error ? error.responseCode : undefined,
  };
}

/**
 * Whether the server will never take this message: it refused the recipient or the content with a
 * 5xx. A refusal at any other point (sign-in, sender) is a matter of configuration, and can be mended.
 */
function isRefusedForGood({ command, status }: SmtpAnswer): boolean {
  const isAboutMessage = command === 'RCPT TO' || command === 'DATA';
  return isAboutMessage && typeof status === 'number' && status >= 500;
}
