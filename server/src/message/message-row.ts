import { messageRecord } from '@grzadka/contract/message/message.record';
import type { MessageState } from '@grzadka/contract/message/message-labels';
import { messageRefusals } from '@grzadka/contract/message/message-refusals';
import { type Selectable, sql } from 'kysely';
import { type ChangeRequest, type ChangeTransaction, lockRecord } from '#src/core/change/change.ts';
import type { Database } from '#src/core/database/tables.ts';
import { conflict } from '#src/core/errors/app-error.ts';

/** A message as its table has it. */
export type MessageRow = Selectable<Database['message']>;

/** A recipient as its table has them. */
export type RecipientRow = Selectable<Database['messageRecipient']>;

/** A message is to go by now: at once, or from an hour that has come. */
export const isDue = sql<boolean>`coalesce(send_at, '-infinity') <= now()`;

/** Why a message in that state cannot be sent; undefined where it can. */
const whyNotSent = {
  draft: messageRefusals.notPrepared,
  prepared: undefined,
  sending: messageRefusals.alreadySending,
  stopped: messageRefusals.alreadySending,
  done: messageRefusals.alreadySending,
} as const satisfies Record<MessageState, string | undefined>;

/** Locks a message that is ready to go. 404, 412; 409 for one that is not prepared, or under way already. */
export async function lockPrepared(
  tx: ChangeTransaction,
  which: Omit<ChangeRequest, 'caller'>,
): Promise<MessageRow> {
  const message = await lockRecord(tx, messageRecord, which);
  const reason = whyNotSent[message.state];
  if (reason !== undefined) throw conflict(reason);
  return message;
}

/** Locks a message that is in that state. 404, 412; 409 with `otherwise` for any other. */
export async function lockInState(
  tx: ChangeTransaction,
  which: Omit<ChangeRequest, 'caller'>,
  { state, otherwise }: { state: MessageState; otherwise: string },
): Promise<MessageRow> {
  const message = await lockRecord(tx, messageRecord, which);
  if (message.state !== state) throw conflict(otherwise);
  return message;
}

/** Locks a message whose recipients have been found, whatever became of them. 404; 409 for a draft. */
export async function lockKnown(
  tx: ChangeTransaction,
  { id }: { id: string },
): Promise<MessageRow> {
  const message = await lockRecord(tx, messageRecord, { id, ifMatch: undefined });
  if (message.state === 'draft') throw conflict(messageRefusals.notPrepared);
  return message;
}
