import { messages } from '@grzadka/contract/core/messages';
import type { ToldFacts } from '@grzadka/contract/core/record/told-facts';
import {
  type DeliveryWay,
  deliveryWayLabels,
  type RecipientReason,
  type RecipientState,
} from '@grzadka/contract/message/message.labels';
import { messageRecord } from '@grzadka/contract/message/message.record';
import { type Kysely, sql, type Updateable, type UpdateObject } from 'kysely';
import { type ChangeTransaction, change, updateLocked } from '#src/core/change/change.ts';
import { anyOf } from '#src/core/database/any-of.ts';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { invalidFields } from '#src/core/errors/app-error.ts';
import type { JobQueue } from '#src/core/jobs/job-queue.ts';
import { requireAll } from '#src/core/record/require-all.ts';
import type { MessageRow } from '../message-row.ts';
import { lockKnown, type Writer } from '../open-message.ts';
import { isReachable } from '../papers/present-address.ts';
import { sendMessagesJob } from './send-messages.job.ts';

/** Some recipients of a message, and who asks; without ids all recipients that it can be done for. */
interface Chosen {
  readonly id: string;
  readonly caller: Writer;
  readonly recipientIds?: readonly string[] | undefined;
}

type Db = Kysely<Database>;

/** Has e-mails that did not arrive tried again, to the addresses that people have by then. 404, 409. */
export function retryFailed(
  { db, jobs }: { db: Db; jobs: JobQueue },
  { caller, ...chosen }: Chosen,
): Promise<{ done: number }> {
  return change(db, caller, async (tx) => {
    const message = await lockKnown(tx, { ...chosen, caller });
    const set = {
      state: 'waiting',
      reason: null,
      mailId: null,
      attempt: sql<number>`attempt + 1`,
    } as const;
    const done = await setRecipients(tx, chosen, { from: ['failed'], set });
    if (done === 0) return { done };
    // One that was stopped goes on when somebody says so.
    const goesOn = message.state === 'done';
    const going = { state: 'sending', finishedAt: null } as const;
    await tell(tx, message, { action: 'retry', done, set: goesOn ? going : {} });
    if (message.state !== 'stopped') await jobs.enqueue(tx.trx, sendMessagesJob, {});
    return { done };
  });
}

/** Has those printed whom an e-mail did not reach, where there is an address on paper. 404, 409. */
export function printFailed(db: Db, { caller, ...chosen }: Chosen): Promise<{ done: number }> {
  return change(db, caller, async (tx) => {
    const message = await lockKnown(tx, { ...chosen, caller });
    const set = { state: 'to-print', channel: 'print', mailId: null } as const;
    const done = await setRecipients(tx, chosen, { from: ['failed'], set, isReachable: true });
    if (done > 0) await tell(tx, message, { action: 'print-failed', done });
    return { done };
  });
}

/** Of a letter that goes to nobody any more. */
const leftOut = {
  state: 'skipped',
  reason: sql<RecipientReason>`case
    when exists (
      select from message_recipient_party person join party on party.id = person.party_id
      where recipient_id = message_recipient.id and not is_erased
    ) then 'no-postal-address'
    else 'party-gone'
  end`,
} as const;

/** Notes that letters were printed. 404, 409. */
export function markPrinted(db: Db, { caller, ...chosen }: Chosen): Promise<{ done: number }> {
  return change(db, caller, async (tx) => {
    const message = await lockKnown(tx, { ...chosen, caller });
    const set = { state: 'printed', printedAt: sql<string>`now()` } as const;
    const done = await setRecipients(tx, chosen, { from: ['to-print'], set, isReachable: true });
    // What was not among the letters, since there is nobody or no address for it, is not printed.
    await setRecipients(tx, chosen, { from: ['to-print'], set: leftOut });
    if (done > 0) await tell(tx, message, { action: 'mark-printed', done });
    return { done };
  });
}

interface Delivered extends Chosen {
  readonly deliveredOn: string;
  readonly deliveredHow: DeliveryWay;
  readonly deliveryNumber: string | null;
}

/** Notes when and how letters were delivered, or corrects that. 404, 409; 400 for a day to come. */
export function markDelivered(
  db: Db,
  { caller, deliveredOn, deliveredHow, deliveryNumber, ...chosen }: Delivered,
): Promise<{ done: number }> {
  return change(db, caller, async (tx) => {
    const message = await lockKnown(tx, { ...chosen, caller });
    const { rows } = await sql<{ isAhead: boolean }>`
      select ${deliveredOn}::date > today() as "isAhead"
    `.execute(tx.trx);
    if (rows[0]?.isAhead) throw invalidFields({ deliveredOn: messages.dayToCome });
    const delivery = { deliveredOn, deliveredHow, deliveryNumber };
    const told = { ...delivery, deliveredHow: deliveryWayLabels[deliveredHow] };
    const done = await setRecipients(tx, chosen, {
      // Without ids only what was printed: what is delivered already has a day of its own.
      from: chosen.recipientIds ? ['to-print', 'printed', 'delivered'] : ['printed'],
      set: { state: 'delivered', ...delivery },
    });
    if (done > 0) await tell(tx, message, { action: 'mark-delivered', done, told });
    return { done };
  });
}

interface Step {
  /** In which states they have to be. */
  readonly from: readonly RecipientState[];
  readonly set: UpdateObject<Database, 'messageRecipient'>;
  /** Only those for whom there is an address on paper. */
  readonly isReachable?: boolean;
}

/** Sets what becomes of those of the recipients that it can become of; gives how many these were. */
async function setRecipients(
  { trx }: ChangeTransaction,
  { id, recipientIds }: Omit<Chosen, 'caller'>,
  { from, set, isReachable: mustBeReachable = false }: Step,
): Promise<number> {
  const messageId = recordId(id);
  const ids =
    recipientIds &&
    (await requireAll(
      trx,
      { table: 'messageRecipient' },
      { ids: recipientIds, field: 'recipientIds', among: sql`message_id = ${messageId}` },
    ));
  const { numUpdatedRows } = await trx
    .updateTable('messageRecipient')
    .set(set)
    .where('messageId', '=', messageId)
    .where('state', 'in', from)
    .$if(mustBeReachable, (query) => query.where(isReachable))
    .$if(ids !== undefined, (query) => query.where('id', '=', anyOf(ids ?? [], 'uuid')))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Changes a message by `set`, and records for how many recipients something was done. */
async function tell(
  tx: ChangeTransaction,
  before: MessageRow,
  {
    action,
    done,
    set = {},
    told,
  }: { action: string; done: number; set?: Updateable<Database['message']>; told?: ToldFacts },
): Promise<void> {
  await updateLocked(tx, messageRecord, {
    before,
    action,
    set,
    told: { recipients: done, ...told },
  });
}
