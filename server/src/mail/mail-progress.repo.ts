import { type MailServerAnswer, mailFailures } from '@grzadka/contract/mail/mail.model';
import { type Kysely, sql } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '#src/core/database/tables.ts';
import { mailAttachment } from './mail-attachment.ts';

const storedAttachments = z.array(mailAttachment);

/**
 * Takes a waiting e-mail up to hand it over, which counts as a try, and returns it with the recipients it is for now. From then
 * on nobody takes it back until `noteProgress` says what became of it. Undefined when it was sent, given up or taken back
 * meanwhile.
 */
export async function takeUpMail(db: Kysely<Database>, id: string) {
  const row = await db
    .updateTable('mailMessage')
    .from('settings')
    .set({ tries: sql`tries + 1`, inHandSince: sql<string>`now()` })
    .where('mailMessage.id', '=', id)
    .where('state', '=', 'queued')
    .returning([
      'mailMessage.id',
      'loginId',
      'messageId',
      'recipients',
      'accepted',
      'refused',
      'subject',
    ])
    .returning(['textBody', 'htmlBody', 'unsubscribeUrl', 'attachments', 'failure', 'knownAs'])
    .returning(['settings.name as association', 'settings.email as replyTo'])
    .executeTakeFirst();
  if (!row) return undefined;
  const { textBody, htmlBody, attachments, accepted, refused, knownAs, ...mail } = row;
  if (textBody === null || htmlBody === null) return undefined;
  const reached = new Set([...accepted, ...refused]);
  return {
    ...mail,
    knownAs: knownAs ?? mail.id,
    text: textBody,
    html: htmlBody,
    attachments: storedAttachments.parse(attachments ?? []),
    accepted,
    refused,
    /** Those who wait for it still. */
    pending: mail.recipients.filter((recipient) => !reached.has(recipient)),
  };
}

/** An e-mail that is about to be handed over. */
export type TakenUpMail = NonNullable<Awaited<ReturnType<typeof takeUpMail>>>;

const erased = {
  textBody: null,
  htmlBody: null,
  unsubscribeUrl: null,
  attachments: null,
  finishedAt: sql<string>`now()`,
};

/** How far an e-mail is now: all for whom it was taken, and for whom it was given up, with why. */
interface Progress
  extends Pick<TakenUpMail, 'id' | 'recipients' | 'accepted' | 'refused' | 'failure'> {
  /** What it is once somebody has it: taken by a mail server, or become a file. */
  readonly leftAs?: 'sent' | 'saved';
  /** Where it ended for those who wait for another try; null where nobody does, or it was not for the mail server to say. */
  readonly putOffBy?: MailServerAnswer | null;
}

/** Notes for whom an e-mail was taken or given up. When nobody waits any more it has ended, and what it said is erased. */
export async function noteProgress(
  db: Kysely<Database>,
  { id, recipients, accepted, refused, failure, leftAs = 'sent', putOffBy = null }: Progress,
): Promise<void> {
  const hasEnded = accepted.length + refused.length === recipients.length;
  const state = accepted.length > 0 ? leftAs : ('failed' as const);
  const putOff =
    putOffBy === null
      ? { putOffSince: null, putOffAt: null, putOffBy }
      : {
          putOffSince: sql<string>`case when put_off_by = ${putOffBy} then put_off_since else now() end`,
          putOffAt: sql<string>`now()`,
          putOffBy,
        };
  await db
    .updateTable('mailMessage')
    .set({
      accepted,
      refused,
      failure,
      inHandSince: null,
      ...putOff,
      ...(hasEnded && { state, ...erased }),
    })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .execute();
}

/** Gives up e-mails that wait longer than any job tries, and returns how many there were. */
export async function giveUpStaleMail(db: Kysely<Database>): Promise<number> {
  const rows = await db
    .updateTable('mailMessage')
    .set({ ...endedFor(mailFailures.stale) })
    .where('state', '=', 'queued')
    .where('createdAt', '<', sql<string>`now() - interval '2 days'`)
    .returning('id')
    .execute();
  return rows.length;
}

/** An e-mail that ends for all who wait for it, for that reason. */
export function endedFor(reason: string) {
  return {
    ...erased,
    state: sql<
      'sent' | 'failed'
    >`case when cardinality(accepted) > 0 then 'sent' else 'failed' end`,
    refused: sql<string[]>`array(select unnest(recipients) except select unnest(accepted))`,
    failure: sql<string>`coalesce(failure, ${reason})`,
    inHandSince: null,
  };
}
