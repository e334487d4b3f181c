import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import type { Writer } from '@grzadka/server/src/message/open-message.ts';
import { markDelivered, markPrinted } from '@grzadka/server/src/message/sending/recipients-done.ts';
import type { Kysely } from 'kysely';

interface Needs {
  /** The message. */
  readonly id: string;
  readonly caller: Writer;
  readonly today: Temporal.PlainDate;
}

/** How many letters are still to be printed, and how many were handed over; the first of these went by post, and came back. */
const [unprinted, handedOver] = [12, 45];

/** Prints most letters of a message, and delivers some of them. */
export async function deliverLetters(
  db: Kysely<Database>,
  { id, caller, today }: Needs,
): Promise<void> {
  const letters = await db
    .selectFrom('messageRecipient')
    .select('id')
    .where('messageId', '=', id)
    .where('state', '=', 'to-print')
    .orderBy('place')
    .execute();
  const printed = letters.map((letter) => letter.id).slice(0, -unprinted);
  const [returned = '', registered = '', ...others] = printed;
  await markPrinted(db, { id, caller, recipientIds: printed });
  const delivered = { id, caller, deliveredOn: today.toString() };
  await markDelivered(db, {
    ...delivered,
    recipientIds: others.slice(0, handedOver),
    deliveredHow: 'in-person',
    deliveryNumber: null,
  });
  await markDelivered(db, {
    ...delivered,
    recipientIds: [registered],
    deliveredHow: 'registered',
    deliveryNumber: '00759007734512345678',
  });
  await markDelivered(db, {
    ...delivered,
    recipientIds: [returned],
    deliveredHow: 'returned',
    deliveryNumber: null,
  });
}
