import type { GeneratedAttachment } from '@grzadka/contract/message/message.model';
import { factsOfKind } from '@grzadka/contract/message/message-kinds';
import type { Transaction } from 'kysely';
import { issueUnsubscribeToken } from '#src/consent/unsubscribe.ts';
import type { Config } from '#src/core/config/config.ts';
import type { Database } from '#src/core/database/tables.ts';
import type { JobQueue } from '#src/core/jobs/job-queue.ts';
import type { MailAttachment } from '#src/mail/mail-attachment.ts';
import { queueMessageMails } from '#src/mail/message-mail.repo.ts';
import { type MessageFooter, writeMessageMail } from '#src/mail/writing/message-mail.ts';
import { readAttachments } from '../attachments.ts';
import type { MessageRow, RecipientRow } from '../message-row.ts';
import { readMailSender } from '../text/message-mail.ts';
import { renderFor } from '../text/render-for.ts';
import type { PresentDispatch } from './present-dispatch.ts';

interface MailContext {
  readonly trx: Transaction<Database>;
  readonly jobs: Pick<JobQueue, 'enqueueMany'>;
  readonly config: Pick<Config, 'publicUrl'>;
}

/** A recipient that has somebody who agrees to e-mails, with its dispatch as of now. */
export interface Agreeing {
  readonly recipient: RecipientRow;
  readonly dispatch: PresentDispatch;
}

/**
 * Queues an e-mail for each of the recipients, with its own values, attachments and footer, and writes with each recipient the
 * e-mail and its addresses, in the caller's transaction.
 */
export async function queueMails(
  { trx, jobs, config }: MailContext,
  message: MessageRow,
  agreeing: readonly Agreeing[],
): Promise<void> {
  const { association } = await readMailSender(trx);
  const documents = await readAttachments(trx, message.id);
  const mails = [];
  for (const { recipient, dispatch } of agreeing) {
    const { subject, html } = renderFor(message, recipient);
    const unsubscribeUrl = await unsubscribeUrlFor({ trx, config }, message, dispatch);
    const footer = footerOf(unsubscribeUrl, dispatch);
    mails.push({
      ...writeMessageMail({ subject, html, association, footer }),
      messageId: message.id,
      knownAs: `${recipient.id}.${recipient.attempt}`,
      recipients: dispatch.emails,
      unsubscribeUrl,
      attachments: [
        ...documents.map(({ id }) => ({ kind: 'document', id }) as const),
        ...generatedFor(message, recipient),
      ],
    });
  }
  const mailIds = await queueMessageMails({ trx, jobs }, mails);
  for (const [at, { recipient, dispatch }] of agreeing.entries()) {
    await trx
      .updateTable('messageRecipient')
      .set({ mailId: mailIds[at] ?? null, emails: [...dispatch.emails], reason: null })
      .where('id', '=', recipient.id)
      .execute();
  }
}

/** Where whoever gets it says that they want no more of the kind; null for what they cannot refuse, and where no link leads back here. */
async function unsubscribeUrlFor(
  { trx, config }: Pick<MailContext, 'trx' | 'config'>,
  { kind }: MessageRow,
  { partyIds }: PresentDispatch,
): Promise<string | null> {
  if (factsOfKind(kind).statutory || config.publicUrl === null) return null;
  const token = await issueUnsubscribeToken(trx, partyIds);
  return `${config.publicUrl}/api/unsubscribe/${token}`;
}

function footerOf(
  unsubscribeUrl: string | null,
  { agreedOn }: PresentDispatch,
): MessageFooter | null {
  if (unsubscribeUrl !== null) return { kind: 'unsubscribe', url: unsubscribeUrl };
  return agreedOn.length === 0 ? null : { kind: 'consent', givenOn: agreedOn };
}

/** What is made for the account of a recipient, when its e-mail goes. */
function generatedFor(
  { generated }: MessageRow,
  { settlementId }: RecipientRow,
): readonly MailAttachment[] {
  const made = generated as GeneratedAttachment | null;
  if (made === null || settlementId === null) return [];
  if (made.kind === 'statement') return [{ kind: 'statement', settlementId }];
  return [{ kind: 'notice', runId: made.chargeRunId, settlementId }];
}
