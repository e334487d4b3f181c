import { handoverRefusals } from '@grzadka/contract/handover/handover.model';
import { handoverRecord } from '@grzadka/contract/handover/handover.record';
import type { Kysely } from 'kysely';
import { calculateNow } from '#src/charge/run/calculate-run.ts';
import { addChargeRun, dropDraft } from '#src/charge/run/charge-run.repo.ts';
import type { Actor } from '#src/core/change/audit-entry.ts';
import {
  type ChangeTransaction,
  change,
  lockRecord,
  updateLocked,
} from '#src/core/change/change.ts';
import type { Database } from '#src/core/database/tables.ts';
import { conflict } from '#src/core/errors/app-error.ts';
import { findEndingAccount } from './ending-account.ts';
import { settleForm } from './settle-form.ts';

/**
 * Reckons what is used until the day of a handover and not charged yet, as a draft of the account that ends, calculated at once; a draft
 * that it made before goes (docs/product/handovers.md#charges). 404; 409 where it has ended, nobody holds the plot, or nothing is left to
 * charge.
 */
export function settleHandover(
  db: Kysely<Database>,
  { id, caller }: { id: string; caller: Actor },
): Promise<{ id: string }> {
  return change(db, caller, async (tx) => {
    const before = await lockRecord(tx, handoverRecord, { id, ifMatch: undefined });
    if (before.state !== 'open') throw conflict(handoverRefusals.ended);
    const settlementId = await findEndingAccount(tx.trx, before);
    if (settlementId === null) throw conflict(handoverRefusals.noAccount);
    await dropFormer(tx, before.settleRunId);
    const form = await settleForm(tx.trx, { ...before, settlementId });
    if (form === null) throw conflict(handoverRefusals.nothingToCharge);
    const run = await addChargeRun(tx, form);
    await calculateNow(tx, run.id);
    await updateLocked(tx, handoverRecord, { before, set: { settleRunId: run.id } });
    return run;
  });
}

async function dropFormer(tx: ChangeTransaction, runId: string | null): Promise<void> {
  if (runId === null) return;
  const draft = await tx.trx
    .selectFrom('chargeRun')
    .select('id')
    .where('id', '=', runId)
    .where('state', '=', 'draft')
    .executeTakeFirst();
  if (draft !== undefined) await dropDraft(tx, { id: draft.id, ifMatch: undefined });
}
