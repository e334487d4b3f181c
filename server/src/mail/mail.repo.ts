import { type Kysely, sql, type Transaction } from 'kysely';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import type { JobQueue } from '#src/core/jobs/job-queue.ts';
import { sendMailJob } from './send-mail.job.ts';

/** A message as it goes out, in Polish, as plain text and as HTML. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

interface OutgoingMail extends MailContent {
  /** An e-mail address. */
  recipient: string;
  /** The login it is about: sent or not, the message is deleted with it. */
  loginId: string;
}

/** Queues a message in the caller's transaction; a job sends it when that has committed. */
export async function queueMail(
  { trx, jobs }: { trx: Transaction<Database>; jobs: JobQueue },
  { loginId, recipient, subject, text, html }: OutgoingMail,
): Promise<void> {
  const id = newId();
  const values = { id, loginId, recipient, subject, textBody: text, htmlBody: html };
  await trx.insertInto('mailMessage').values(values).execute();
  await jobs.enqueue(trx, sendMailJob, { messageId: id });
}

/** Takes back the messages about a login that are not sent yet: what they say is no longer true. */
export async function takeBackMail(trx: Transaction<Database>, loginId: string): Promise<void> {
  await trx
    .deleteFrom('mailMessage')
    .where('loginId', '=', loginId)
    .where('state', '=', 'queued')
    .execute();
}

/**
 * A message that waits to be sent, and whose it is as of now; undefined when it was sent, given up or taken
 * back meanwhile.
 */
export async function findQueuedMail(db: Kysely<Database>, id: string) {
  const row = await db
    .selectFrom('mailMessage')
    .leftJoin('settings', (join) => join.onTrue())
    .select(['mailMessage.id', 'recipient', 'subject', 'textBody', 'htmlBody'])
    .select(['settings.name as association', 'settings.email as replyTo'])
    .where('mailMessage.id', '=', id)
    .where('state', '=', 'queued')
    .executeTakeFirst();
  if (!row || row.textBody === null || row.htmlBody === null) return undefined;
  return { ...row, text: row.textBody, html: row.htmlBody };
}

/** Notes that a message is about to be handed over. */
export async function countTry(db: Kysely<Database>, id: string): Promise<void> {
  await db.updateTable('mailMessage').set({ tries: sql`tries + 1` }).where('id', '=', id).execute();
}

/** Notes how a message ended, and erases what it said. */
export async function finishMail(
  db: Kysely<Database>,
  { id, state }: { id: string; state: 'sent' | 'failed' },
): Promise<void> {
  await db
    .updateTable('mailMessage')
    .set({ state, textBody: null, htmlBody: null, finishedAt: sql`now()` })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .execute();
}

/** Gives up messages that wait longer than any job tries, and tells how many there were. */
export async function giveUpStaleMail(db: Kysely<Database>): Promise<number> {
  const rows = await db
    .updateTable('mailMessage')
    .set({ state: 'failed', textBody: null, htmlBody: null, finishedAt: sql`now()` })
    .where('state', '=', 'queued')
    .where('createdAt', '<', sql<string>`now() - interval '2 days'`)
    .returning('id')
    .execute();
  return rows.length;
}
