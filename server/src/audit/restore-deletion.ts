import { mayRole } from '@grzadka/contract/core/access/permissions';
import { rolesByRank } from '@grzadka/contract/core/access/roles';
import { restoreRefusals } from '@grzadka/contract/core/restore/restore.model';
import { isWithinRank } from '@grzadka/contract/party/party-rank';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { type ChangeTransaction, change } from '#src/core/change/change.ts';
import type { Database } from '#src/core/database/tables.ts';
import { waitForAssignmentImport } from '#src/core/database/wait-for-import.ts';
import { AppError, conflict, notFound } from '#src/core/errors/app-error.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { requireCurrentPermission } from '#src/core/http/require-current-permission.ts';
import { alreadyThere, bringBack, RestoreObstacle, takenUserNames } from './bring-back.ts';
import { type DeletedRecord, findDeletion } from './deleted-records.ts';
import { restorable } from './restorable.ts';

/**
 * Undoes the deletion that an entry of the audit records, all or nothing: within a minute for the person who deleted it, and
 * for `audit:restore` at any time. 404 when the entry records no such deletion; 403 too late, for others, by rank, and without
 * the permission to write such records; 409 when the record is there again or something stands in its way.
 */
export function restoreDeletion(
  db: Kysely<Database>,
  { entryId, caller }: { entryId: string; caller: Caller },
): Promise<DeletedRecord> {
  return change(db, caller, async (tx) => {
    const deletion = await findDeletion(tx.trx, entryId);
    if (!deletion) throw notFound();
    await waitForAssignmentImport(tx.trx);
    await requireRight(tx, deletion, caller);
    if (deletion.isUndone) throw conflict(restoreRefusals.alreadyThere);
    const taken = await takenUserNames(tx, deletion);
    if (taken.length > 0) throw conflict(takenText(deletion, taken));
    await bringBack(tx, deletion, { without: [] });
    return deletion;
  }).catch(refuse);
}

/** Asks for the role that the caller has now, under a lock on the own login. */
async function requireRight(
  { trx }: ChangeTransaction,
  { recordType, deletedByLoginId, isLate, rows }: DeletedRecord,
  { userLoginId }: Caller,
): Promise<void> {
  const own = await trx
    .selectFrom('login')
    .select(['role', 'enabled'])
    .where('id', '=', userLoginId)
    .forShare()
    .executeTakeFirst();
  const role = requireCurrentPermission(own, restorable[recordType].permissions.write);
  if (!mayRole(role, 'audit:restore')) {
    if (deletedByLoginId !== userLoginId) throw forbidden(restoreRefusals.foreign);
    if (isLate) throw forbidden(restoreRefusals.late);
  }
  const roles = (rows['login'] ?? []).map((login) => roleName.parse(login['role']));
  if (isWithinRank(role, roles)) return;
  const { loginOfHigherRank, higherRank } = restoreRefusals;
  throw forbidden(recordType === 'login' ? loginOfHigherRank : higherRank);
}

/** Says whose user name another login has; a login that comes back by itself cannot be left out. */
function takenText({ recordType }: DeletedRecord, taken: readonly string[]): string {
  const { takenUserName, takenUserNames: ofParty } = restoreRefusals;
  return recordType === 'login' ? takenUserName(taken.join(', ')) : ofParty(taken);
}

/** Checked, since the audit keeps entries of all versions of the program. */
const roleName = z.enum(rolesByRank);

function forbidden(message: string): AppError {
  return new AppError('forbidden', { message });
}

function refuse(error: unknown): never {
  if (!(error instanceof RestoreObstacle)) throw error;
  throw conflict(
    error.message === alreadyThere
      ? restoreRefusals.alreadyThere
      : `Nie można tego przywrócić: ${error.message}.`,
  );
}
