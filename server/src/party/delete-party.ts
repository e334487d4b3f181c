import { outranks } from '@grzadka/contract/core/permissions';
import type { Kysely } from 'kysely';
import {
  type ChangeRequest,
  type ChangeTransaction,
  change,
  deleteLocked,
  lockRecord,
} from '#src/core/change/change.ts';
import type { Database } from '#src/core/database/tables.ts';
import { waitForAssignmentImport } from '#src/core/database/wait-for-import.ts';
import { AppError } from '#src/core/errors/app-error.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { requireCurrentPermission } from '#src/core/http/require-current-permission.ts';
import { parties } from './party.repo.ts';

/**
 * Deletes a party: its logins and their sessions go with it, its gardens are released, and
 * measurements keep the name of who took them. The audit keeps all of it but passwords. 404, 412;
 * 403 when one of its logins is the caller's own or of a higher rank.
 */
export function deleteParty(
  db: Kysely<Database>,
  { caller, ...which }: ChangeRequest & { caller: Caller },
): Promise<void> {
  return change(db, caller, async (tx) => {
    await waitForAssignmentImport(tx.trx);
    const party = await lockRecord(tx, parties, which);
    const { logins, manager } = await lockLogins(tx, { partyId: party.id, caller });
    const managerRole = requireCurrentPermission(manager, 'party:write');
    for (const login of logins) {
      if (login.id === caller.userLoginId) {
        throw refusal('jest wśród nich login, na którym pracujesz');
      }
      if (outranks(login.role, managerRole)) throw refusal('jest wśród nich login wyższej rangi');
    }
    const assignment = await tx.trx
      .selectFrom('assignment')
      .selectAll()
      .where('partyId', '=', party.id)
      .orderBy('id')
      .execute();
    // Logins with their sessions and messages, and assignments, go by the tables' own references.
    await deleteLocked(tx, parties, { before: party, rows: { login: logins, assignment } });
  });
}

function refusal(reason: string): AppError {
  return new AppError('forbidden', {
    message: `Nie możesz usunąć tego podmiotu razem z jego loginami: ${reason}.`,
  });
}

/** The logins of a party and the caller's own, locked in one order. */
async function lockLogins(
  { trx }: ChangeTransaction,
  { partyId, caller: { userLoginId } }: { partyId: string; caller: Caller },
) {
  const locked = await trx
    .selectFrom('login')
    .selectAll()
    .where((eb) => eb.or([eb('partyId', '=', partyId), eb('id', '=', userLoginId)]))
    .orderBy('id')
    .forUpdate()
    .execute();
  return {
    logins: locked.filter((login) => login.partyId === partyId),
    manager: locked.find((login) => login.id === userLoginId),
  };
}
