import { factsOfKind } from '@grzadka/contract/message/message-kinds';
import type { RecipientReason } from '@grzadka/contract/message/message-labels';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Config } from '#src/core/config/config.ts';
import type { Database } from '#src/core/database/tables.ts';
import type { JobQueue } from '#src/core/jobs/job-queue.ts';
import type { MessageRow } from '../message-row.ts';
import { type PresentWay, readPresentWays } from './present-ways.ts';
import { queueMailFor } from './queue-mail-for.ts';

/** How many e-mails of messages the mail queue holds at most: these go, even if their message is stopped then. */
export const largestBatch = 50;

/** What e-mails are queued with. */
export interface QueueContext {
  readonly db: Kysely<Database>;
  readonly jobs: Pick<JobQueue, 'enqueue'>;
  readonly config: Pick<Config, 'publicUrl'>;
}

export type RecipientRow = Selectable<Database['messageRecipient']>;

/**
 * Queues e-mails of a message that is sent, as many as may go now, by one transaction: each with the consents as they are at that moment, and
 * its recipient marked, so that whatever dies leaves both or neither (docs/product/messages.md#sending). Gives how many recipients were gone
 * through; none where nothing waits or may go.
 */
export function queueBatch(context: QueueContext, messageId: string): Promise<number> {
  return context.db.transaction().execute(async (trx) => {
    const message = await lockSending(trx, messageId);
    if (message === undefined) return 0;
    const { room } = await readPace(trx);
    const recipients = await takeWaiting(trx, { messageId, room });
    const ids = recipients.map(({ id }) => id);
    const ways = await readPresentWays(trx, message, ids);
    for (const recipient of recipients) {
      const way = ways.get(recipient.id);
      if (way !== undefined) await goWay({ ...context, trx }, { message, recipient, way });
    }
    return recipients.length;
  });
}

/** The message while it is sent, kept from being stopped until this transaction ends. */
function lockSending(trx: Transaction<Database>, id: string): Promise<MessageRow | undefined> {
  return trx
    .selectFrom('message')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .where(sql<boolean>`coalesce(send_at, '-infinity') <= now()`)
    .forShare()
    .executeTakeFirst();
}

/** How many e-mails of messages may go in an hour, how many of these are left, and how many the mail queue has room for now. */
export async function readPace(
  db: Kysely<Database>,
): Promise<{ perHour: number; left: number; room: number }> {
  const { rows } = await sql<{ perHour: number; left: number; queued: number }>`
    select
      mails_per_hour as per_hour,
      greatest(mails_per_hour - count(mail.id) filter (where mail.created_at > now() - interval '1 hour'), 0)::int as left,
      count(mail.id) filter (where mail.state = 'queued')::int as queued
    from settings
    left join mail_message mail on mail.message_id is not null
      and (mail.state = 'queued' or mail.created_at > now() - interval '1 hour')
    group by mails_per_hour
  `.execute(db);
  const { perHour = 0, left = 0, queued = 0 } = rows[0] ?? {};
  return { perHour, left, room: Math.max(0, Math.min(left, largestBatch - queued)) };
}

/** Recipients whose e-mail is still to be queued, in the order of the plots. */
function takeWaiting(
  trx: Transaction<Database>,
  { messageId, room }: { messageId: string; room: number },
): Promise<RecipientRow[]> {
  return trx
    .selectFrom('messageRecipient')
    .selectAll()
    .where('messageId', '=', messageId)
    .where('state', '=', 'waiting')
    .where('mailId', 'is', null)
    .orderBy('place')
    .orderBy('id')
    .limit(room)
    .forUpdate()
    .execute();
}

interface Waiting {
  readonly message: MessageRow;
  readonly recipient: RecipientRow;
  readonly way: PresentWay;
}

/** Queues the e-mail where somebody still agrees to it; else it becomes a letter, or nothing, and says why. */
async function goWay(
  context: QueueContext & { trx: Transaction<Database> },
  { message, recipient, way }: Waiting,
): Promise<void> {
  const set =
    way.reason === null
      ? await queueMailFor(context, { message, recipient, way })
      : otherWay(message, recipient, way.reason);
  await context.trx
    .updateTable('messageRecipient')
    .set(set)
    .where('id', '=', recipient.id)
    .execute();
}

/** What becomes of a recipient who is not to be written to by e-mail any more. */
function otherWay(
  { kind, printsWithoutConsent }: MessageRow,
  { address }: RecipientRow,
  reason: RecipientReason,
) {
  const isPrinted = factsOfKind(kind).statutory || printsWithoutConsent;
  if (reason === 'party-gone' || !isPrinted) return { state: 'skipped', reason } as const;
  if (address.length === 0) return { state: 'skipped', reason: 'no-address' } as const;
  return { state: 'to-print', channel: 'print', reason } as const;
}
