import { chargeAmountRecord } from '@grzadka/contract/charge/amount/charge-amount.record';
import { chargeRefusals } from '@grzadka/contract/charge/charge.refusals';
import { chargeRunRecord } from '@grzadka/contract/charge/run/charge-run.record';
import { type Kysely, sql } from 'kysely';
import type { Actor } from '#src/core/change/audit-entry.ts';
import { append, type ChangeTransaction, change } from '#src/core/change/change.ts';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError, conflict } from '#src/core/errors/app-error.ts';
import { lockApprovals } from '../approval/approval-lock.ts';
import { dueYearOf } from '../loading/run-terms.ts';
import type { Reversal } from './mark-reversed.ts';
import { lockCharges, takeBackSome } from './reverse-charges.ts';
import { lockApproved } from './reverse-run.ts';

/**
 * Takes back what a run charged the plot of an account, and begins a draft with the same settings for that plot alone
 * (docs/product/charge-runs.md#correction): both or neither. Gives the draft. 404; 409 where there is nothing of it, and as a
 * reversal is refused; 503 while another run is approved.
 */
export function correctCharges(
  db: Kysely<Database>,
  {
    caller,
    id,
    settlementId,
    day,
    reason,
  }: Reversal & { caller: Actor; id: string; settlementId: string },
): Promise<{ id: string }> {
  return change(db, caller, async (tx) => {
    await lockApprovals(tx.trx);
    const run = await lockApproved(tx, id);
    if (run.kind === 'interest') throw conflict(chargeRefusals.notCorrected);
    const { rows } = await sql<{ id: string; gardenId: string | null; account: string }>`
      select charge.id, charge.garden_id, charge.settlement_id as account
      from settlement
      join charge on coalesce(charge.garden_id, charge.settlement_id) = coalesce(settlement.garden_id, settlement.id)
      where settlement.id = ${recordId(settlementId)} and run_id = ${run.id} and reversed_on is null
    `.execute(tx.trx);
    const [one] = rows;
    if (one === undefined) throw new AppError('conflict', { message: chargeRefusals.reversed });
    const charges = await lockCharges(
      tx.trx,
      rows.map((row) => row.id),
    );
    await takeBackSome(tx, charges, { day, reason });
    // Of what the plot was charged by hand at the tariff's rate, all is charged anew.
    const named = new Set([settlementId, ...rows.map(({ account }) => account)]);
    const byHand = run.settlementIds.filter((account) => named.has(account));
    const draft = await append(tx, chargeRunRecord, {
      values: {
        kind: run.kind,
        title: run.title,
        periodFrom: run.periodFrom,
        periodThru: run.periodThru,
        referenceDay: run.referenceDay,
        readingFrom: run.readingFrom,
        readingThru: run.readingThru,
        consumptionFrom: run.consumptionFrom,
        issueDay: day,
        dueYear: dueYearOf(run),
        feeKindIds: run.feeKindIds,
        gardenIds: one.gardenId === null ? [] : [one.gardenId],
        settlementIds: one.gardenId === null ? [settlementId] : byHand,
        correctsId: run.id,
      },
    });
    await takeOverAmounts(tx, { from: run.id, to: draft.id, gardenId: one.gardenId, settlementId });
    return draft;
  });
}

/** What was set by hand for the accounts of the plot, or for the one without a plot, is set in the draft, too. */
async function takeOverAmounts(
  tx: ChangeTransaction,
  {
    from,
    to,
    gardenId,
    settlementId,
  }: { from: string; to: string; gardenId: string | null; settlementId: string },
): Promise<void> {
  const amounts = await tx.trx
    .selectFrom('chargeAmount')
    .innerJoin('settlement', 'settlement.id', 'settlementId')
    .select(['settlementId', 'feeKindId', 'amountGrosz', 'description'])
    .where('runId', '=', from)
    .where((eb) =>
      gardenId === null ? eb('settlementId', '=', settlementId) : eb('gardenId', '=', gardenId),
    )
    .orderBy('chargeAmount.id')
    .execute();
  for (const amount of amounts) {
    await append(tx, chargeAmountRecord, { values: { ...amount, runId: to } });
  }
}
