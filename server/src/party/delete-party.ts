import { partyRecord } from '@grzadka/contract/party/party.record';
import { isWithinRank, partyDeletionRefusals } from '@grzadka/contract/party/party-rank';
import type { Kysely } from 'kysely';
import {
  type ChangeRequest,
  change,
  type Deletion,
  deleteLocked,
  lockRecord,
} from '#src/core/change/change.ts';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { waitForAssignmentImport } from '#src/core/database/wait-for-import.ts';
import { AppError } from '#src/core/errors/app-error.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { keepLoginSecrets } from './deleted-login-secrets.ts';
import { lockPartyLogins } from './lock-party-logins.ts';

/**
 * Deletes a party: its logins and their sessions go with it, its gardens are released, and
 * measurements keep the name of who took them. The audit keeps all of it but passwords, which stay
 * for the minute in which it can be undone. 404, 412; 403 when one of its logins is the caller's own or of a higher rank.
 */
export function deleteParty(
  db: Kysely<Database>,
  { caller, ...which }: ChangeRequest & { caller: Caller },
): Promise<Deletion> {
  return change(db, caller, async (tx) => {
    await waitForAssignmentImport(tx.trx);
    // Before the party, whose number of gardens they change: whoever releases one has locked it first, too.
    await tx.trx
      .selectFrom('assignment')
      .select('id')
      .where('partyId', '=', recordId(which.id))
      .orderBy('id')
      .forUpdate()
      .execute();
    const party = await lockRecord(tx, partyRecord, which);
    const { logins, callerRole } = await lockPartyLogins(tx, { partyId: party.id, caller });
    if (logins.some(({ id }) => id === caller.userLoginId)) {
      throw new AppError('forbidden', { message: partyDeletionRefusals.ownLogin });
    }
    const roles = logins.map(({ role }) => role);
    if (!isWithinRank(callerRole, roles)) {
      throw new AppError('forbidden', { message: partyDeletionRefusals.higherRank });
    }
    const assignment = await tx.trx
      .selectFrom('assignment')
      .selectAll()
      .where('partyId', '=', party.id)
      .orderBy('id')
      .execute();
    await keepLoginSecrets(tx.trx, party.id);
    // Logins with their sessions and messages, and assignments, go by the tables' own references.
    return deleteLocked(tx, partyRecord, { before: party, rows: { login: logins, assignment } });
  });
}
