import type { RecipientReason } from '@grzadka/contract/message/message.labels';
import { factsOfKind } from '@grzadka/contract/message/message-kinds';
import type { Kysely, Transaction } from 'kysely';
import type { Config } from '#src/core/config/config.ts';
import type { Database } from '#src/core/database/tables.ts';
import type { JobQueue } from '#src/core/jobs/job-queue.ts';
import { isDue, type MessageRow, type RecipientRow } from '../message-row.ts';
import { readRoom } from '../pace.ts';
import { readPresentAddresses } from '../papers/present-address.ts';
import { readPresentDispatch } from './present-dispatch.ts';
import { type Agreeing, queueMails } from './queue-mails.ts';

/** What e-mails are queued with. */
export interface QueueContext {
  readonly db: Kysely<Database>;
  readonly jobs: Pick<JobQueue, 'enqueueMany'>;
  readonly config: Pick<Config, 'publicUrl'>;
}

/**
 * Queues e-mails of a message that is sent, as many as may go now, by one transaction: each with the consents as they are at that moment, and
 * its recipient marked, so that whatever dies leaves both or neither (docs/product/messages.md#sending). Gives how many recipients were gone
 * through; none where nothing waits or may go.
 */
export function queueBatch(context: QueueContext, messageId: string): Promise<number> {
  return context.db.transaction().execute(async (trx) => {
    const message = await lockSending(trx, messageId);
    if (message === undefined) return 0;
    const { room } = await readRoom(trx);
    const recipients = await takeWaiting(trx, { messageId, room });
    const ids = recipients.map(({ id }) => id);
    const dispatches = await readPresentDispatch(trx, message, ids);
    const agreeing: Agreeing[] = [];
    const others: Refusing[] = [];
    for (const recipient of recipients) {
      const dispatch = dispatches.get(recipient.id);
      if (dispatch === undefined) continue;
      if (dispatch.reason === null) agreeing.push({ recipient, dispatch });
      else others.push({ recipient, reason: dispatch.reason });
    }
    await goOtherWay(trx, message, others);
    await queueMails({ ...context, trx }, message, agreeing);
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
    .where(isDue)
    .forShare()
    .executeTakeFirst();
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

interface Refusing {
  readonly recipient: RecipientRow;
  readonly reason: RecipientReason;
}

/** Has recipients who agree no longer printed, or left out, and says why. */
async function goOtherWay(
  trx: Transaction<Database>,
  message: MessageRow,
  refusing: readonly Refusing[],
): Promise<void> {
  if (refusing.length === 0) return;
  const addresses = await readPresentAddresses(
    trx,
    refusing.map(({ recipient }) => recipient.id),
  );
  for (const { recipient, reason } of refusing) {
    const address = [...(addresses.get(recipient.id)?.lines ?? [])];
    await trx
      .updateTable('messageRecipient')
      .set({ ...otherWay(message, address, reason), address, emails: [] })
      .where('id', '=', recipient.id)
      .execute();
  }
}

/** What becomes of a recipient who is not to be written to by e-mail any more. */
function otherWay(
  { kind, printsWithoutConsent }: MessageRow,
  address: readonly string[],
  reason: RecipientReason,
) {
  const isPrinted = factsOfKind(kind).statutory || printsWithoutConsent;
  if (reason === 'party-gone' || !isPrinted) return { state: 'skipped', reason } as const;
  if (address.length === 0) return { state: 'skipped', reason: 'no-address' } as const;
  return { state: 'to-print', channel: 'print', reason } as const;
}
