import { outranks } from '@grzadka/contract/core/permissions';
import type { Kysely, Transaction } from 'kysely';
import { recordDeletion } from '#src/audit/deletion.ts';
import { joinAssignmentWriters } from '#src/core/database/join-writers.ts';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError, notFound } from '#src/core/errors/app-error.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { requireManager } from '#src/core/http/require-manager.ts';

/**
 * Deletes a party: its logins and their sessions go with it, its gardens are released, and
 * measurements keep the name of who took them. The audit keeps all of it but passwords. 404
 * unknown; 403 when one of its logins is the caller's own or of a higher rank.
 */
export async function deleteParty(
  db: Kysely<Database>,
  { id, caller }: { id: string; caller: Caller },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { party, logins, assignments, manager } = await lockParty(trx, recordId(id), caller);
    const managerRole = requireManager(manager, 'party:write');
    for (const login of logins) {
      if (login.id === caller.userLoginId)
        throw refusal('jest wśród nich login, na którym pracujesz');
      if (outranks(login.role, managerRole)) throw refusal('jest wśród nich login wyższej rangi');
    }
    // Logins with their sessions and messages, and assignments, go by the tables' own references.
    await trx.deleteFrom('party').where('id', '=', party.id).execute();
    const rows = { party: [party], login: logins, assignment: assignments };
    await recordDeletion(trx, { caller, recordType: 'party', recordId: party.id, rows });
  });
}

function refusal(reason: string): AppError {
  return new AppError('forbidden', {
    message: `Nie możesz usunąć tego podmiotu razem z jego loginami: ${reason}.`,
  });
}

/**
 * The party with everything that goes with it, locked so that nothing is added meanwhile, and the
 * caller's own login, all logins in one order.
 */
async function lockParty(trx: Transaction<Database>, id: string, { userLoginId }: Caller) {
  await joinAssignmentWriters(trx);
  const party = await trx
    .selectFrom('party')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
  const locked = await trx
    .selectFrom('login')
    .selectAll()
    .where((eb) => eb.or([eb('partyId', '=', id), eb('id', '=', userLoginId)]))
    .orderBy('id')
    .forUpdate()
    .execute();
  const assignments = await trx
    .selectFrom('assignment')
    .selectAll()
    .where('partyId', '=', id)
    .orderBy('id')
    .execute();
  const logins = locked.filter((login) => login.partyId === id);
  const manager = locked.find((login) => login.id === userLoginId);
  return { party, logins, assignments, manager };
}
