import { chargeRefusals } from '@grzadka/contract/charge/charge.refusals';
import { chargeRunRecord } from '@grzadka/contract/charge/run/charge-run.record';
import { type Kysely, sql } from 'kysely';
import { type ChangeRequest, change, updateLocked } from '#src/core/change/change.ts';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError } from '#src/core/errors/app-error.ts';
import { lockDraft, requireCalculated } from './charge-run.repo.ts';

/**
 * Leaves the plot of an account out of a draft, all of its accounts, for a reason; with none it is taken in again
 * (docs/product/charge-runs.md#blocked). 404, 412; 409 where the draft is approved, not calculated or has no such account.
 */
export function skipSettlement(
  db: Kysely<Database>,
  {
    caller,
    id,
    ifMatch,
    settlementId,
    reason,
  }: ChangeRequest & { settlementId: string; reason: string | null },
): Promise<{ version: number }> {
  return change(db, caller, async (tx) => {
    const before = await lockDraft(tx, { id, ifMatch });
    requireCalculated(before);
    const { rows } = await sql`
      update charge_run_settlement
      set skip_reason = ${reason}
      from charge_run_settlement named
      where named.run_id = ${before.id} and named.settlement_id = ${recordId(settlementId)}
        and charge_run_settlement.run_id = named.run_id
        and charge_run_settlement.settlement_id is not null
        -- Of interest each account by itself: debts are not shared by a plot.
        and (${before.kind} <> 'interest' or charge_run_settlement.settlement_id = named.settlement_id)
        and coalesce(charge_run_settlement.garden_id, charge_run_settlement.settlement_id)
          = coalesce(named.garden_id, named.settlement_id)
      returning charge_run_settlement.id
    `.execute(tx.trx);
    if (rows.length === 0) {
      throw new AppError('conflict', { message: chargeRefusals.skipNobody });
    }
    const { amount } = await tx.trx
      .selectFrom('chargeRunSettlement')
      .select(({ fn }) => fn.sum<string | null>('amountGrosz').as('amount'))
      .where('runId', '=', before.id)
      .where('skipReason', 'is', null)
      .where('waits', '=', false)
      .executeTakeFirstOrThrow();
    return updateLocked(tx, chargeRunRecord, {
      before,
      action: reason === null ? 'take-in' : 'leave-out',
      set: { amountGrosz: amount ?? 0 },
      told: { leftOutSettlement: settlementId, skipReason: reason },
    });
  });
}
