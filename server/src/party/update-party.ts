import type { PartyCreate } from '@grzadka/contract/party/party.model';
import { emailOfHigherRank, isWithinRank } from '@grzadka/contract/party/party-rank';
import type { Kysely } from 'kysely';
import {
  type ChangeRequest,
  type ChangeTransaction,
  change,
  lockRecord,
  updateLocked,
} from '#src/core/change/change.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError } from '#src/core/errors/app-error.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { lockPartyLogins } from './lock-party-logins.ts';
import { parties } from './party.repo.ts';

/**
 * Changes the data of a party. 404, 412; 403 for another e-mail address when one of its logins is of a
 * higher rank.
 */
export function updateParty(
  db: Kysely<Database>,
  { data, caller, ...which }: ChangeRequest & { data: PartyCreate; caller: Caller },
): Promise<{ version: number }> {
  return change(db, caller, async (tx) => {
    const before = await lockRecord(tx, parties, which);
    if (data.email !== before.email) await requireRank(tx, { partyId: before.id, caller });
    return updateLocked(tx, parties, { before, set: data });
  });
}

/** The next password of a login goes to the address of its party: who changes it could have that. */
async function requireRank(
  tx: ChangeTransaction,
  { partyId, caller }: { partyId: string; caller: Caller },
): Promise<void> {
  const { logins, callerRole } = await lockPartyLogins(tx, { partyId, caller, lock: 'forShare' });
  const roles = logins.map(({ role }) => role);
  if (isWithinRank(callerRole, roles)) return;
  throw new AppError('forbidden', {
    message: emailOfHigherRank,
    fields: { email: emailOfHigherRank },
  });
}
