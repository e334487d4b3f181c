import { alreadyAssigned } from '@grzadka/contract/assignment/assignment.model';
import { assignmentRecord } from '@grzadka/contract/assignment/assignment.record';
import { messages } from '@grzadka/contract/core/messages';
import type { Kysely } from 'kysely';
import type { Actor } from '#src/core/change/audit-entry.ts';
import {
  append,
  type ChangeRequest,
  type ChangeTransaction,
  change,
  deleteRecord,
  lockRecord,
  updateLocked,
} from '#src/core/change/change.ts';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError, invalidFields, notFound } from '#src/core/errors/app-error.ts';
import { explainBroken } from '#src/core/errors/broken-rules.ts';

/** The last day of an assignment that goes on, as the table holds it. */
export const noEnd = 'infinity';

/** The last day as callers know it: null while the assignment goes on. */
export function presentLastDay(validThru: string): string | null {
  return validThru === noEnd ? null : validThru;
}

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
export function createAssignment(
  db: Kysely<Database>,
  { data, caller }: { data: Assignment; caller: Actor },
): Promise<{ id: string }> {
  const values = {
    ...data,
    gardenId: recordId(data.gardenId),
    partyId: recordId(data.partyId),
    validThru: data.validThru ?? noEnd,
  };
  return change(db, caller, async (tx) => {
    await standInLine(tx, values.gardenId);
    return append(tx, assignmentRecord, { values });
  }).catch(explain);
}

/**
 * Ends an assignment with its last day, which may be past or to come. 404, 412; 400 when that day
 * lies before the first one, 409 when the party holds the garden again by then.
 */
export function releaseAssignment(
  db: Kysely<Database>,
  { validThru, caller, ...which }: ChangeRequest & { validThru: string },
): Promise<{ version: number }> {
  return change(db, caller, async (tx) => {
    const before = await lockRecord(tx, assignmentRecord, which);
    if (before.validFrom !== null && validThru < before.validFrom) {
      throw invalidFields({ validThru: messages.startAfterEnd });
    }
    await standInLine(tx, before.gardenId);
    return updateLocked(tx, assignmentRecord, { before, set: { validThru }, action: 'release' });
  }).catch(explain);
}

/** Removes an assignment that was made by mistake; one that ended is released instead. 404, 412. */
export async function deleteAssignment(
  db: Kysely<Database>,
  request: ChangeRequest,
): Promise<void> {
  await deleteRecord(db, assignmentRecord, request);
}

/**
 * Lets the assignments of a garden be written one after the other. The constraint that refuses two
 * that overlap would have two written at the same moment wait for each other, and end one of them as
 * a deadlock instead of as a conflict.
 */
async function standInLine({ trx }: ChangeTransaction, gardenId: string): Promise<void> {
  await trx.selectFrom('garden').select('id').where('id', '=', gardenId).forNoKeyUpdate().execute();
}

/** Says in words which of the table's own rules a change broke. */
const explain = explainBroken({
  assignment_no_overlap: () => new AppError('conflict', { message: alreadyAssigned }),
  assignment_garden_id_fkey: notFound,
  assignment_party_id_fkey: notFound,
});
