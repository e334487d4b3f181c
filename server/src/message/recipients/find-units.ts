import type { RecipientReason } from '@grzadka/contract/message/message.labels';
import type { MessageCount } from '@grzadka/contract/message/message.model';
import { messageRefusals } from '@grzadka/contract/message/message.refusals';
import type { MessageGroup } from '@grzadka/contract/message/message-group';
import { factsOfKind } from '@grzadka/contract/message/message-kinds';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { conflict } from '#src/core/errors/app-error.ts';
import { groupsOf, type MessageRow } from '../message-row.ts';
import { type Dispatch, type DispatchFacts, dispatchTo } from './dispatch.ts';
import { findPeople } from './find-people.ts';
import { byAddress, membersOfKey, type Unit, unitsOf } from './units.ts';

/** Whom a message is for, and what decides on the ways it goes. */
export interface Asked extends DispatchFacts {
  readonly groups: readonly MessageGroup[];
}

/** Those who get one letter together, and which way it goes to them as of now. */
export interface FoundUnit extends Unit {
  readonly dispatch: Dispatch;
}

/**
 * Whom a message would reach as of now, in the order of the plots: docs/product/messages.md#units. 400 at `groups` where what one of them is by is
 * gone.
 */
export async function findUnits(db: Kysely<Database>, asked: Asked): Promise<FoundUnit[]> {
  const found = await findPeople(db, asked);
  const { unit: kindOfUnit, statutory } = factsOfKind(asked.kind);
  const units = unitsOf(kindOfUnit, found);
  return (statutory ? units : units.flatMap(byAddress)).map((unit) => ({
    ...unit,
    dispatch: dispatchTo(unit.people, asked),
  }));
}

/** Counts the letters of a message: all, those by e-mail, those on paper, and those that are skipped by their reason. */
export function countOf(units: readonly Pick<Dispatch, 'channel' | 'reason'>[]): MessageCount {
  const going = units.filter(({ reason }) => reason === null);
  const skipped = new Map<RecipientReason, number>();
  for (const { reason } of units) {
    if (reason !== null) skipped.set(reason, (skipped.get(reason) ?? 0) + 1);
  }
  return {
    units: units.length,
    email: going.filter(({ channel }) => channel === 'email').length,
    print: going.filter(({ channel }) => channel === 'print').length,
    skipped: [...skipped].map(([reason, count]) => ({ reason, count })),
  };
}

/**
 * Refuses a prepared message whose groups find other recipients today than it was prepared for: 409. The way to each recipient is
 * decided anew when the message is sent, and another way is no other recipient.
 */
export async function requireSameRecipients(
  trx: Transaction<Database>,
  message: MessageRow,
): Promise<void> {
  const units = await findUnits(trx, { ...message, groups: groupsOf(message) });
  const kept = await trx
    .selectFrom('messageRecipient')
    .select('unitKey')
    .where('messageId', '=', message.id)
    .execute();
  const found = new Set(units.flatMap(({ key }) => membersOfKey(key)));
  const known = new Set(kept.flatMap(({ unitKey }) => membersOfKey(unitKey)));
  if (found.symmetricDifference(known).size > 0) throw conflict(messageRefusals.recipientsChanged);
}
