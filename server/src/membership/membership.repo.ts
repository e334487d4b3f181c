import { messages } from '@grzadka/contract/core/messages';
import { alreadyMember } from '@grzadka/contract/membership/membership.model';
import { membershipRecord } from '@grzadka/contract/membership/membership.record';
import { sql } from 'kysely';
import { type ChangeTransaction, createRecord, updateRecord } from '#src/core/change/change.ts';
import { AppError, invalidFields, notFound } from '#src/core/errors/app-error.ts';
import type { BrokenRules } from '#src/core/errors/broken-rules.ts';

/** What a membership is refused with that breaks a rule of its table. */
export const membershipRules: BrokenRules = {
  // A change may name one of the days alone.
  membership_days: () => invalidFields({ validFrom: messages.startAfterEnd }),
  membership_no_overlap: () => new AppError('conflict', { message: alreadyMember }),
  membership_party_id_fkey: notFound,
};

/** Makes a party a member from a day on; false, and nothing is done, where it is one on that day or later. */
export async function beginMembership(
  tx: ChangeTransaction,
  { partyId, validFrom }: { partyId: string; validFrom: string },
): Promise<boolean> {
  const member = await tx.trx
    .selectFrom('membership')
    .select('id')
    .where('partyId', '=', partyId)
    .where(sql<boolean>`coalesce(valid_thru, 'infinity') >= ${validFrom}::date`)
    .executeTakeFirst();
  if (member !== undefined) return false;
  const values = { partyId, validFrom, validThru: null };
  await createRecord(tx.trx, membershipRecord, { values, caller: tx.actor });
  return true;
}

/** Ends the membership of a party with a day on which it has one; false, and nothing is done, where it has none then. */
export async function endMembership(
  tx: ChangeTransaction,
  { partyId, validThru }: { partyId: string; validThru: string },
): Promise<boolean> {
  const member = await tx.trx
    .selectFrom('membership')
    .select('id')
    .where('partyId', '=', partyId)
    .where(sql<boolean>`coalesce(valid_from, '-infinity') <= ${validThru}::date`)
    .where(sql<boolean>`coalesce(valid_thru, 'infinity') > ${validThru}::date`)
    .executeTakeFirst();
  if (member === undefined) return false;
  const change = { id: member.id, ifMatch: undefined, set: { validThru } };
  await updateRecord(tx.trx, membershipRecord, { ...change, caller: tx.actor });
  return true;
}
