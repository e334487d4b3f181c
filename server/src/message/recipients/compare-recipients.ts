import { messageRefusals } from '@grzadka/contract/message/message-refusals';
import type { Transaction } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { groupsOf } from '../draft/require-debtors-allowed.ts';
import { type MessageRow, refused } from '../message-row.ts';
import { findUnits } from './find-units.ts';

/**
 * Refuses a prepared message of which the groups find others today than those it was prepared for: 409. Which way it goes to each is asked again
 * when it goes, and is no other recipient.
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
  const found = new Set(units.map(({ key }) => key));
  const known = new Set(kept.map(({ unitKey }) => unitKey));
  if (found.symmetricDifference(known).size > 0) throw refused(messageRefusals.recipientsChanged);
}
