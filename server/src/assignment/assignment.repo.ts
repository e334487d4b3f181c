import { alreadyAssigned } from '@grzadka/contract/assignment/assignment.model';
import { assignmentRecord } from '@grzadka/contract/assignment/assignment.record';
import { messages } from '@grzadka/contract/core/messages';
import {
  type SettlementChoice,
  settlementRefusals,
} from '@grzadka/contract/settlement/settlement-choice';
import type { Kysely } from 'kysely';
import type { Actor } from '#src/core/change/audit-entry.ts';
import {
  append,
  type ChangeRequest,
  type ChangeTransaction,
  change,
  deleteLocked,
  lockRecord,
  updateLocked,
} from '#src/core/change/change.ts';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { waitForAssignmentImport } from '#src/core/database/wait-for-import.ts';
import { AppError, invalidFields, notFound } from '#src/core/errors/app-error.ts';
import { explainBroken } from '#src/core/errors/broken-rules.ts';
import { chooseSettlement, splitSettlement } from '#src/settlement/follow-assignment.ts';

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

type NewAssignment = Assignment & { readonly settlement: SettlementChoice };

/** Which assignment ends with which day, and whether those who began by then get an account of their own. */
type Release = Omit<ChangeRequest, 'caller'> & {
  readonly validThru: string;
  readonly split?: boolean | undefined;
};

/**
 * Gives a garden a holder. Several at a time are normal, the same one twice is not: 409, as is a settlement account to
 * share with nobody. 404 when there is no such garden or party.
 */
export function createAssignment(
  db: Kysely<Database>,
  { data, caller }: { data: NewAssignment; caller: Actor },
): Promise<{ id: string }> {
  return change(db, caller, (tx) => beginAssignment(tx, data)).catch(explainAssignment);
}

/** The same in a transaction that does more. What is refused then has `explainAssignment` say it. */
export async function beginAssignment(
  tx: ChangeTransaction,
  { settlement, ...data }: NewAssignment,
): Promise<{ id: string }> {
  const values = {
    ...data,
    gardenId: recordId(data.gardenId),
    partyId: recordId(data.partyId),
    validThru: data.validThru ?? noEnd,
  };
  const told = settlement === 'rule' ? undefined : { settlement };
  await waitForAssignmentImport(tx.trx);
  await standInLine(tx, values.gardenId);
  const created = await append(tx, assignmentRecord, { values, told });
  await chooseSettlement(tx, created.id, settlement);
  return created;
}

/**
 * Ends an assignment with its last day, which may be past or to come; `split` gives those who began by then a settlement
 * account of their own. 404, 412; 400 when that day lies before the first one, 409 when the party holds the garden again by
 * then, or the account cannot be split.
 */
export function releaseAssignment(
  db: Kysely<Database>,
  { caller, ...release }: Release & Pick<ChangeRequest, 'caller'>,
): Promise<{ version: number }> {
  return change(db, caller, (tx) => endAssignment(tx, release)).catch(explainAssignment);
}

/** The same in a transaction that does more. What is refused then has `explainAssignment` say it. */
export async function endAssignment(
  tx: ChangeTransaction,
  { validThru, split = false, ...which }: Release,
): Promise<{ version: number }> {
  await waitForAssignmentImport(tx.trx);
  const before = await lockRecord(tx, assignmentRecord, which);
  if (before.validFrom !== null && validThru < before.validFrom) {
    throw invalidFields({ validThru: messages.startAfterEnd });
  }
  await standInLine(tx, before.gardenId);
  const told = split ? { split } : undefined;
  const set = { validThru };
  const released = await updateLocked(tx, assignmentRecord, {
    before,
    set,
    action: 'release',
    told,
  });
  if (split) await splitSettlement(tx, { id: before.id, lastDay: validThru });
  return released;
}

/**
 * Removes an assignment that was made by mistake; one that ended is released instead. 404, 412; 409 where its settlement
 * account has nobody else and is in use.
 */
export function deleteAssignment(
  db: Kysely<Database>,
  { caller, ...which }: ChangeRequest,
): Promise<void> {
  return change(db, caller, async (tx) => {
    await waitForAssignmentImport(tx.trx);
    const before = await lockRecord(tx, assignmentRecord, which);
    await standInLine(tx, before.gardenId);
    await deleteLocked(tx, assignmentRecord, { before });
  }).catch(explainAssignment);
}

/**
 * Lets the assignments of a garden be written one after the other. The constraint that refuses two
 * that overlap would have two written at the same moment wait for each other, and end one of them as
 * a deadlock instead of as a conflict. And whose account one is added to, another may be about to close.
 */
export async function standInLine({ trx }: ChangeTransaction, gardenId: string): Promise<void> {
  await trx.selectFrom('garden').select('id').where('id', '=', gardenId).forNoKeyUpdate().execute();
}

/** Says in words which of the table's own rules a change broke. */
export const explainAssignment = explainBroken({
  assignment_no_overlap: () => new AppError('conflict', { message: alreadyAssigned }),
  settlement_in_use: () => new AppError('conflict', { message: settlementRefusals.inUse }),
  assignment_garden_id_fkey: notFound,
  assignment_party_id_fkey: notFound,
});
