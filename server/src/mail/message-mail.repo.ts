import { uniqBy } from 'es-toolkit/array/uniqBy';
import type { Transaction } from 'kysely';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import type { JobQueue } from '#src/core/jobs/job-queue.ts';
import type { MailContent } from './mail.repo.ts';
import type { MailAttachment } from './mail-attachment.ts';
import { sendMailJob } from './send-mail.job.ts';

/** One e-mail of a message: docs/product/operation.md#mail. */
interface MessageMail extends MailContent {
  /** The message that it brings. */
  messageId: string;
  /**
   * What its Message-ID begins with, where another e-mail may say the same to the same people: whoever reads both knows them as one. Without
   * it no two are alike.
   */
  knownAs?: string;
  /** One address or several; all of them stand in it. Those of the same letters are one. */
  recipients: readonly string[];
  /** Where its readers say that they want no more of the kind: the call of RFC 8058. Null for what they cannot refuse. */
  unsubscribeUrl: string | null;
  attachments: readonly MailAttachment[];
}

/**
 * Queues e-mails of messages in the caller's transaction; jobs send them when that has committed, after the e-mails about logins. Gives
 * their ids, in their order. However many there are, it takes two statements.
 */
export async function queueMessageMails(
  { trx, jobs }: { trx: Transaction<Database>; jobs: Pick<JobQueue, 'enqueueMany'> },
  mails: readonly MessageMail[],
): Promise<readonly string[]> {
  if (mails.length === 0) return [];
  const rows = mails.map(({ text, html, recipients, attachments, knownAs = null, ...mail }) => ({
    ...mail,
    knownAs,
    id: newId(),
    recipients: distinct(recipients),
    textBody: text,
    htmlBody: html,
    attachments: attachments.length === 0 ? null : JSON.stringify(attachments),
  }));
  await trx.insertInto('mailMessage').values(rows).execute();
  const ids = rows.map(({ id }) => id);
  await jobs.enqueueMany(
    trx,
    sendMailJob,
    ids.map((messageId) => ({ messageId })),
  );
  return ids;
}

/** A couple may have one address, written in two ways. */
function distinct(addresses: readonly string[]): string[] {
  return uniqBy(addresses, (address) => address.toLowerCase());
}
