import { chargeRefusals } from '@grzadka/contract/charge/charge.refusals';
import {
  type ChargeRunCreate,
  type ChargeRunUpdate,
} from '@grzadka/contract/charge/run/charge-run.model';
import { chargeRunRecord } from '@grzadka/contract/charge/run/charge-run.record';
import { refusedDays } from '@grzadka/contract/charge/run/run-days';
import { feeKindRecord } from '@grzadka/contract/fee-kind/fee-kind.record';
import { gardenRecord } from '@grzadka/contract/garden/garden.record';
import { sectorRecord } from '@grzadka/contract/sector/sector.record';
import { settlementRecord } from '@grzadka/contract/settlement/settlement.record';
import { type Kysely, sql, type Transaction } from 'kysely';
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
import { AppError, invalidFields } from '#src/core/errors/app-error.ts';
import { requireAll } from '#src/core/record/require-all.ts';
import type { ChargeRunRow } from '../charge-run-row.ts';
import { findIdleAmounts } from './amount-rules.ts';

/** Adds a draft, which charges nothing yet (docs/product/charge-runs.md#runs). */
export function createChargeRun(
  db: Kysely<Database>,
  { caller, ...form }: ChargeRunCreate & { caller: Actor },
): Promise<{ id: string }> {
  return change(db, caller, (tx) => addChargeRun(tx, form));
}

/** The same in a transaction that does more. */
export async function addChargeRun(
  tx: ChangeTransaction,
  form: ChargeRunCreate,
): Promise<{ id: string }> {
  const known = { ...form, ...(await requireNamed(tx.trx, form)) };
  const values = { ...columnsOf(known), ...(await noteColumns(tx.trx, known)) };
  return append(tx, chargeRunRecord, { values });
}

/** Changes a draft, whose calculation then has to be made anew. 400, 404, 412; 409 where it is approved. */
export function updateChargeRun(
  db: Kysely<Database>,
  { caller, id, ifMatch, ...form }: ChangeRequest & ChargeRunUpdate,
): Promise<{ version: number }> {
  return change(db, caller, async (tx) => {
    const before = await lockDraft(tx, { id, ifMatch });
    const { referenceDay, ...named } = form;
    const set = { ...named, ...(await requireNamed(tx.trx, named)) };
    const next = { ...before, ...set };
    // Where nobody names it, it follows the period as that was.
    const kept =
      referenceDay ?? (before.referenceDay === before.periodFrom ? null : before.referenceDay);
    next.referenceDay = (referenceDay === undefined ? kept : referenceDay) ?? next.periodFrom;
    const refused = refusedDays(next);
    if (Object.keys(refused).length > 0) throw invalidFields(refused);
    const ofNote = await noteColumns(tx.trx, next);
    Object.assign(next, ofNote);
    const idle = await findIdleAmounts(tx.trx, next);
    if (Object.keys(idle).length > 0) throw invalidFields({ ...idle });
    await forgetReckoned(tx, id);
    return updateLocked(tx, chargeRunRecord, {
      before,
      set: { ...set, referenceDay: next.referenceDay, ...ofNote, ...notCalculated },
    });
  });
}

/** Takes away what a draft came to before it was changed; that somebody is left out stays. */
async function forgetReckoned({ trx }: ChangeTransaction, runId: string): Promise<void> {
  await trx
    .deleteFrom('chargeRunSettlement')
    .where('runId', '=', runId)
    .where('skipReason', 'is', null)
    .execute();
}

/**
 * Marks a locked draft as not calculated any more, since something else of it than its settings changed, which is recorded by
 * itself; returns the draft's new version.
 */
export async function forgetCalculation(
  tx: ChangeTransaction,
  { id, version }: Pick<ChargeRunRow, 'id' | 'version'>,
): Promise<{ version: number }> {
  await forgetReckoned(tx, id);
  return tx.trx
    .updateTable('chargeRun')
    .set({ ...notCalculated, version: version + 1, updatedAt: sql`now()` })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
}

/** Deletes a draft. 404, 412; 409 where it is approved. */
export function deleteChargeRun(
  db: Kysely<Database>,
  { caller, ...which }: ChangeRequest,
): Promise<unknown> {
  return change(db, caller, (tx) => dropDraft(tx, which));
}

/** The same in a transaction that does more. */
export async function dropDraft(
  tx: ChangeTransaction,
  which: Omit<ChangeRequest, 'caller'>,
): Promise<unknown> {
  return deleteLocked(tx, chargeRunRecord, { before: await lockDraft(tx, which) });
}

/** Locks a run that nobody has approved yet; 404, 412, and 409 where somebody has, or it is being approved. */
export async function lockDraft(
  tx: ChangeTransaction,
  which: Omit<ChangeRequest, 'caller'>,
): Promise<ChargeRunRow> {
  // Before the lock, for which who asks would wait until the approval is done.
  await refuseWhileApproved(tx.trx, recordId(which.id));
  const run = await lockRecord(tx, chargeRunRecord, which);
  await refuseWhileApproved(tx.trx, run.id);
  if (run.state === 'draft') return run;
  throw new AppError('conflict', { message: chargeRefusals.notDraft });
}

async function refuseWhileApproved(trx: Transaction<Database>, id: string): Promise<void> {
  const run = await trx
    .selectFrom('chargeRun')
    .select('id')
    .where('id', '=', id)
    .where('approval', 'in', ['waiting', 'running'])
    .executeTakeFirst();
  if (run !== undefined) throw new AppError('conflict', { message: chargeRefusals.approving });
}

/** What a draft has whose calculation is no longer true, or was never made. */
const notCalculated = {
  calculation: null,
  calculationId: null,
  calculatedAt: null,
  calculatedBy: null,
  amountGrosz: null,
  firstDueOn: null,
  approval: null,
  approvalRefusal: null,
} as const;

/**
 * What follows of an interest note from the day to which it reaches: its period is that day, since of each debt it begins where the last
 * note ended, and it charges the one kind that the settings name.
 */
async function noteColumns(
  trx: Transaction<Database>,
  { kind, periodThru }: Pick<ChargeRunRow, 'kind' | 'periodThru'>,
) {
  if (kind !== 'interest') return {};
  const { interestFeeKindId } = await trx
    .selectFrom('settings')
    .select('interestFeeKindId')
    .executeTakeFirstOrThrow();
  const only = { periodFrom: periodThru, periodThru, referenceDay: periodThru };
  const none = { readingFrom: null, readingThru: null, consumptionFrom: null, dueYear: null };
  return { ...only, ...none, feeKindIds: [interestFeeKindId] };
}

function columnsOf({ referenceDay, ...form }: ChargeRunCreate) {
  return { ...form, referenceDay: referenceDay ?? form.periodFrom };
}

/** The kinds of records that a run may be narrowed to, by the fields that name them. */
const namedKinds = {
  feeKindIds: feeKindRecord,
  sectorIds: sectorRecord,
  gardenIds: gardenRecord,
  settlementIds: settlementRecord,
} as const;

/** What of a form is named by lists of ids, as the tables have these; 400 at the list that names what is not there. */
async function requireNamed(
  trx: Transaction<Database>,
  form: Partial<ChargeRunCreate>,
): Promise<Partial<Pick<ChargeRunCreate, keyof typeof namedKinds>>> {
  const known: Partial<Record<keyof typeof namedKinds, string[]>> = {};
  for (const field of Object.keys(namedKinds) as (keyof typeof namedKinds)[]) {
    const ids = form[field];
    if (ids) known[field] = await requireAll(trx, namedKinds[field], { ids, field });
  }
  return known;
}

/** Refuses a draft that is not calculated yet, or not any more: 409. */
export function requireCalculated({ calculation }: ChargeRunRow): void {
  if (calculation === 'done') return;
  const isUnderWay = calculation === 'waiting' || calculation === 'running';
  throw new AppError('conflict', {
    message: isUnderWay ? chargeRefusals.calculating : chargeRefusals.notCalculated,
  });
}
