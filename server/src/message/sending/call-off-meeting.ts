import type { MessageState } from '@grzadka/contract/message/message.labels';
import { messageRecord } from '@grzadka/contract/message/message.record';
import { messageRefusals } from '@grzadka/contract/message/message.refusals';
import { type Kysely, sql } from 'kysely';
import { type ChangeRequest, change, updateLocked } from '#src/core/change/change.ts';
import type { Database } from '#src/core/database/tables.ts';
import { conflict } from '#src/core/errors/app-error.ts';
import { isMoved } from '#src/site/published/calendar-events.ts';
import type { MessageRow } from '../message-row.ts';
import { lockMessage, type Writer } from '../open-message.ts';

interface CallOffRequest extends ChangeRequest {
  readonly caller: Writer;
  readonly calledOff: boolean;
}

/** In these a message has called its meeting. */
const called: ReadonlySet<MessageState> = new Set(['sending', 'done']);

/**
 * Calls off the meeting that a message calls, or lets it take place after all: the calendar of the site says so
 * (docs/product/messages.md#sending). 403, 404, 412; 409 where no meeting was called, it was moved or is over, or it is so already.
 */
export function callOffMeeting(
  db: Kysely<Database>,
  { calledOff, ...which }: CallOffRequest,
): Promise<{ version: number }> {
  return change(db, which.caller, async (tx) => {
    const before = await lockMessage(tx, which);
    const reason = await whyNotCalledOff(tx.trx, before);
    if (reason !== null) throw conflict(reason);
    if ((before.calledOffAt !== null) === calledOff) throw conflict(messageRefusals.meetingAsAsked);
    return updateLocked(tx, messageRecord, {
      before,
      action: calledOff ? 'call-off' : 'call-again',
      set: {
        calledOffAt: calledOff ? sql<string>`now()` : null,
        meetingChangedAt: sql<string>`now()`,
      },
    });
  });
}

/** Why the meeting of a message is not called off: it called none, a later one moved it, or by the database's clock it has begun. Null where it can be. */
export async function whyNotCalledOff(
  db: Kysely<Database>,
  { id, kind, meetingAt, state }: MessageRow,
): Promise<string | null> {
  if (kind !== 'general-meeting' || meetingAt === null || !called.has(state)) {
    return messageRefusals.meetingNotCalled;
  }
  const { rows } = await sql<{ isOver: boolean; isMoved: boolean }>`
    select meeting_at <= now() as "isOver", ${isMoved('call')} as "isMoved"
    from message as call
    where id = ${id}
  `.execute(db);
  if (rows[0]?.isMoved === true) return messageRefusals.meetingMoved;
  return rows[0]?.isOver === true ? messageRefusals.meetingOver : null;
}
