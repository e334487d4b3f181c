import { alreadyAssigned } from '@grzadka/contract/assignment/assignment.model';
import { messages } from '@grzadka/contract/core/messages';
import { type Kysely, sql, type Transaction } from 'kysely';
import { recordAudit } from '#src/audit/audit.repo.ts';
import { joinAssignmentWriters } from '#src/core/database/join-writers.ts';
import { newId, recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError, invalidFields, notFound } from '#src/core/errors/app-error.ts';
import type { Caller } from '#src/core/http/caller.ts';

/** Who holds which garden; days as 'YYYY-MM-DD', null for an open end. */
interface Assignment {
  gardenId: string;
  partyId: string;
  validFrom: string | null;
  validThru: string | null;
}

/**
 * Gives a garden a holder. Several at a time are normal, the same one twice is not: 409. 404 when
 * there is no such garden or party.
 */
export async function createAssignment(
  db: Kysely<Database>,
  { data, caller }: { data: Assignment; caller: Caller },
): Promise<{ id: string }> {
  const id = newId();
  await db.transaction().execute(async (trx) => {
    await joinAssignmentWriters(trx);
    await lockGarden(trx, recordId(data.gardenId));
    await trx
      .selectFrom('party')
      .select('id')
      .where('id', '=', recordId(data.partyId))
      .forKeyShare()
      .executeTakeFirstOrThrow(notFound);
    await requireFree(trx, { id, ...data });
    await trx
      .insertInto('assignment')
      .values({ id, ...data })
      .execute();
    const record = { recordType: 'assignment', recordId: id };
    await recordAudit(trx, { caller, action: 'create', ...record, after: data });
  });
  return { id };
}

/**
 * Ends an assignment with its last day, which may be past or to come. 404 unknown, 400 when that day
 * lies before the first one, 409 when the party holds the garden again by then.
 */
export async function releaseAssignment(
  db: Kysely<Database>,
  { id, validThru, caller }: { id: string; validThru: string; caller: Caller },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await lockAssignment(trx, id);
    if (before.validFrom !== null && validThru < before.validFrom) {
      throw invalidFields({ validThru: messages.startAfterEnd });
    }
    await requireFree(trx, { ...before, validThru });
    await trx.updateTable('assignment').set({ validThru }).where('id', '=', before.id).execute();
    const record = { recordType: 'assignment', recordId: before.id };
    const after = { validThru };
    await recordAudit(trx, { caller, action: 'release', ...record, before, after });
  });
}

/** Removes an assignment that was made by mistake; one that ended is released instead. */
export async function deleteAssignment(
  db: Kysely<Database>,
  { id, caller }: { id: string; caller: Caller },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await lockAssignment(trx, id);
    await trx.deleteFrom('assignment').where('id', '=', before.id).execute();
    const record = { recordType: 'assignment', recordId: before.id };
    await recordAudit(trx, { caller, action: 'delete', ...record, before });
  });
}

/** Changes of a garden's holders wait for one another, so that no two of them overlap unseen. */
async function lockGarden(trx: Transaction<Database>, id: string): Promise<void> {
  await trx
    .selectFrom('garden')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
}

async function lockAssignment(trx: Transaction<Database>, id: string) {
  await joinAssignmentWriters(trx);
  const ofId = trx.selectFrom('assignment').selectAll().where('id', '=', recordId(id));
  const { gardenId } = await ofId.executeTakeFirstOrThrow(notFound);
  await lockGarden(trx, gardenId);
  return ofId.forUpdate().executeTakeFirstOrThrow(notFound);
}

async function requireFree(
  trx: Transaction<Database>,
  { id, gardenId, partyId, validFrom, validThru }: Assignment & { id: string },
): Promise<void> {
  const overlapping = await trx
    .selectFrom('assignment')
    .select('id')
    .where('gardenId', '=', gardenId)
    .where('partyId', '=', partyId)
    .where('id', '!=', id)
    .where(
      sql<boolean>`daterange(valid_from, valid_thru, '[]') && daterange(${validFrom}, ${validThru}, '[]')`,
    )
    .executeTakeFirst();
  if (overlapping) throw new AppError('conflict', { message: alreadyAssigned });
}
