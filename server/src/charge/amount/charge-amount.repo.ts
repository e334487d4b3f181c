import {
  type ChargeAmount,
  type ChargeAmountAdd,
  type ChargeAmountChange,
  type ChargeAmountRemove,
  chargeAmountRefusals,
} from '@grzadka/contract/charge/amount/charge-amount.model';
import { chargeAmountRecord } from '@grzadka/contract/charge/amount/charge-amount.record';
import { chargeRefusals } from '@grzadka/contract/charge/charge.refusals';
import { mostSettlementsInRun } from '@grzadka/contract/charge/run/charge-run.model';
import { type Kysely, type Selectable, sql } from 'kysely';
import {
  append,
  type ChangeRequest,
  type ChangeTransaction,
  change,
  deleteLocked,
  updateLocked,
} from '#src/core/change/change.ts';
import { readRow } from '#src/core/database/read-row.ts';
import { isRecordId, recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { grosze } from '#src/core/database/wire-columns.ts';
import { AppError, conflictAt, invalidFields, notFound } from '#src/core/errors/app-error.ts';
import { namesHolder, readNames } from '#src/ledger/refuse-names.ts';
import type { ChargeRunRow } from '../charge-run-row.ts';
import { isWithinRun } from '../loading/within-run.ts';
import { readKindsByHand } from '../run/amount-rules.ts';
import { forgetCalculation, lockDraft } from '../run/charge-run.repo.ts';
import { namesOfHolders } from '../run/charged-settlements.list.ts';

/** The amounts of a run that are set by hand, with the version of the run; 404 without it. */
export async function listChargeAmounts(
  db: Kysely<Database>,
  { id }: { id: string },
): Promise<{ items: ChargeAmount[]; version: number }> {
  const run = await readRow(db, 'chargeRun', id);
  const { rows } = await sql<ChargeAmount>`
    select
      json_build_object('id', settlement.id, 'reference', settlement.reference) as settlement,
      case when garden.id is not null then
        json_build_object('id', garden.id, 'name', garden.name, 'sector', coalesce(sector.name, ''))
      end as garden,
      ${namesOfHolders} as holders,
      json_build_object('id', fee_kind.id, 'name', fee_kind.name) as fee_kind,
      ${grosze(sql`charge_amount.amount_grosz`)} as amount, charge_amount.description
    from charge_amount
    join settlement on settlement.id = charge_amount.settlement_id
    left join garden on garden.id = garden_id
    left join sector on sector.id = garden.sector_id
    join fee_kind on fee_kind.id = charge_amount.fee_kind_id
    where run_id = ${run.id}
    order by garden.name collate polish, settlement.number, fee_kind.position, fee_kind.id
  `.execute(db);
  return { items: rows, version: run.version };
}

/** Who changes the amounts of a run, and which version of the run they know. */
type Asked = Pick<ChangeRequest, 'caller' | 'ifMatch'>;

/**
 * Sets an amount for an account that has none of that kind in the draft, which then has to be calculated anew
 * (docs/product/charge-runs.md#amounts-by-hand). 404, 412; 400 where it is not to be charged so; 409 where it has one, and where
 * the run is approved.
 */
export function addChargeAmount(
  db: Kysely<Database>,
  { caller, id, ifMatch, ...set }: Asked & ChargeAmountAdd,
): Promise<{ version: number }> {
  return change(db, caller, (tx) => setAmount(tx, { id, ifMatch, ...set }));
}

/** The same in a transaction that does more. */
export async function setAmount(
  tx: ChangeTransaction,
  { id, ifMatch, ...set }: Pick<Asked, 'ifMatch'> & ChargeAmountAdd,
): Promise<{ version: number }> {
  const run = await lockDraft(tx, { id, ifMatch });
  await refuseAmount(tx, run, set);
  const { settlementId, feeKindId, amount, description } = set;
  const existing = await findAmount(tx, run.id, set);
  if (existing !== undefined) {
    const message = chargeAmountRefusals.isSet(Number(existing.amountGrosz));
    throw conflictAt({ settlementId: message });
  }
  const { count } = await tx.trx
    .selectFrom('chargeAmount')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('runId', '=', run.id)
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostSettlementsInRun) {
    throw new AppError('conflict', { message: chargeRefusals.tooMany });
  }
  const values = { runId: run.id, settlementId, feeKindId, amountGrosz: amount, description };
  await append(tx, chargeAmountRecord, { values });
  return forgetCalculation(tx, run);
}

/** Sets another amount for an account that has one. 400, 404, 412; 409 where the run is approved. */
export function changeChargeAmount(
  db: Kysely<Database>,
  { caller, id, ifMatch, ...given }: Asked & ChargeAmountChange,
): Promise<{ version: number }> {
  return change(db, caller, async (tx) => {
    const run = await lockDraft(tx, { id, ifMatch });
    const before = await findAmount(tx, run.id, given);
    if (before === undefined) throw notFound();
    const { amount: amountGrosz = before.amountGrosz, description = before.description } = given;
    await refuseAmount(tx, run, { ...given, description });
    await updateLocked(tx, chargeAmountRecord, { before, set: { amountGrosz, description } });
    return forgetCalculation(tx, run);
  });
}

/** Takes the amount of an account out of a draft. 404, 412; 409 where the run is approved. */
export function removeChargeAmount(
  db: Kysely<Database>,
  { caller, id, ifMatch, ...which }: Asked & ChargeAmountRemove,
): Promise<{ version: number }> {
  return change(db, caller, async (tx) => {
    const run = await lockDraft(tx, { id, ifMatch });
    const before = await findAmount(tx, run.id, which);
    if (before === undefined) throw notFound();
    await deleteLocked(tx, chargeAmountRecord, { before });
    return forgetCalculation(tx, run);
  });
}

async function findAmount(
  { trx }: ChangeTransaction,
  runId: string,
  { settlementId, feeKindId }: Omit<ChargeAmountRemove, 'id'>,
): Promise<Selectable<Database['chargeAmount']> | undefined> {
  return trx
    .selectFrom('chargeAmount')
    .selectAll()
    .where('runId', '=', runId)
    .where('settlementId', '=', recordId(settlementId))
    .where('feeKindId', '=', recordId(feeKindId))
    .executeTakeFirst();
}

/** Refuses an amount of a kind that is not set by hand, of an account that the run is not about, and words that name a holder: 400. */
async function refuseAmount(
  { trx }: ChangeTransaction,
  run: ChargeRunRow,
  {
    settlementId,
    feeKindId,
    description,
  }: Pick<ChargeAmountAdd, 'settlementId' | 'feeKindId' | 'description'>,
): Promise<void> {
  const kinds = await readKindsByHand(trx, run);
  if (!kinds.some(({ id }) => id === feeKindId)) {
    throw invalidFields({ feeKindId: chargeAmountRefusals.notByHand });
  }
  const { rows } = await sql<{ isWithin: boolean }>`
    select ${isWithinRun(run)} as is_within
    from settlement left join garden on garden.id = garden_id
    where settlement.id = ${isRecordId(settlementId) ? settlementId : null}::uuid
  `.execute(trx);
  const [account] = rows;
  if (!account?.isWithin) {
    const { outside, noSettlement } = chargeAmountRefusals;
    throw invalidFields({ settlementId: account === undefined ? noSettlement : outside });
  }
  const isNamed = await readNames(trx, [settlementId]);
  if (isNamed(description ?? '', [settlementId])) throw invalidFields({ description: namesHolder });
}
