import type { PartyCreate } from '@grzadka/contract/party/party.model';
import { partyRecord } from '@grzadka/contract/party/party.record';
import { emailOfHigherRank } from '@grzadka/contract/party/party-rank';
import { type Kysely, sql } from 'kysely';
import {
  type ChangeRequest,
  change,
  lockRecord,
  updateLocked,
  updateUnlessRuled,
} from '#src/core/change/change.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError } from '#src/core/errors/app-error.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { rankOfEmails } from './email-rank.ts';

/**
 * Changes the data of a party. 404, 412; 403 for another e-mail address when one of its logins is of a
 * higher rank.
 */
export async function updateParty(
  db: Kysely<Database>,
  { id, ifMatch, caller, ...data }: ChangeRequest & PartyCreate & { caller: Caller },
): Promise<{ version: number }> {
  const plain = { id, ifMatch, caller, set: data, ruled: ['email'] } as const;
  const updated = await updateUnlessRuled(db, partyRecord, plain);
  if (updated !== undefined) return updated;
  return change(db, caller, async (tx) => {
    const before = await lockRecord(tx, partyRecord, { id, ifMatch });
    if (data.email !== before.email) {
      const asked = { parties: sql`select ${before.id}::uuid`, caller };
      const { refused } = await rankOfEmails(tx.trx, asked);
      if (refused.has(before.id)) {
        throw new AppError('forbidden', {
          message: emailOfHigherRank,
          fields: { email: emailOfHigherRank },
        });
      }
    }
    return updateLocked(tx, partyRecord, { before, set: data });
  });
}
