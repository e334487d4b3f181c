import type { Transaction } from 'kysely';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import type { JobQueue } from '#src/core/jobs/job-queue.ts';
import { sendMailJob } from './send-mail.job.ts';

/** An e-mail as it goes out, in Polish, as plain text and as HTML. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

interface OutgoingMail extends MailContent {
  /** An e-mail address. */
  recipient: string;
  /** The login it is about: sent or not, the e-mail is deleted with it. */
  loginId: string;
}

/** Queues an e-mail in the caller's transaction; a job sends it when that has committed. */
export async function queueMail(
  { trx, jobs }: { trx: Transaction<Database>; jobs: Pick<JobQueue, 'enqueue'> },
  { loginId, recipient, subject, text, html }: OutgoingMail,
): Promise<void> {
  const id = newId();
  const values = { id, loginId, recipients: [recipient], subject, textBody: text, htmlBody: html };
  await trx.insertInto('mailMessage').values(values).execute();
  await jobs.enqueue(trx, sendMailJob, { messageId: id });
}

/** Takes back the e-mails about a login that are not sent yet: what they say is no longer true. */
export async function takeBackMail(trx: Transaction<Database>, loginId: string): Promise<void> {
  await trx
    .deleteFrom('mailMessage')
    .where('loginId', '=', loginId)
    .where('state', '=', 'queued')
    .execute();
}
