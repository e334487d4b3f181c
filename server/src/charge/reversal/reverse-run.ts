import { chargeRefusals } from '@grzadka/contract/charge/charge.refusals';
import { chargeRunRecord } from '@grzadka/contract/charge/run/charge-run.record';
import { type Kysely, sql } from 'kysely';
import type { Actor } from '#src/core/change/audit-entry.ts';
import { type ChangeTransaction, change, lockRecord } from '#src/core/change/change.ts';
import type { ImportedEntry } from '#src/core/change/imported-entries.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError, conflictAt } from '#src/core/errors/app-error.ts';
import { lockApprovals } from '../approval/approval-lock.ts';
import type { ChargeRunRow } from '../charge-run-row.ts';
import { markReversed, type Reversal } from './mark-reversed.ts';
import { lockCharges, takeBack } from './reverse-charges.ts';

/**
 * Takes a run back as a whole, with what of it is not taken back yet (docs/product/charge-runs.md#reversal). Gives the first entry
 * that does so. 404; 409 where it is a draft or taken back, for a day before it was issued, and where later days of
 * meters are charged; 503 while another one is approved.
 */
export function reverseRun(
  db: Kysely<Database>,
  { caller, id, day, reason }: Reversal & { caller: Actor; id: string },
): Promise<{ id: string }> {
  return change(db, caller, async (tx) => {
    await lockApprovals(tx.trx);
    const run = await lockApproved(tx, id);
    const { rows } = await sql<{ id: string }>`
      select id from charge where run_id = ${run.id} and reversed_on is null
    `.execute(tx.trx);
    const charges = await lockCharges(
      tx.trx,
      rows.map((row) => row.id),
    );
    if (day < run.issueDay) throw conflictAt({ day: chargeRefusals.beforeIssue });
    if (charges.length === 0)
      throw new AppError('conflict', { message: chargeRefusals.runReversed });
    const told: ImportedEntry[] = [];
    const reversal = await takeBack(tx, charges, {
      day,
      reason,
      sourceId: run.id,
      tell: async (entries) => {
        told.push(...entries);
      },
    });
    await markReversed(tx, run, { day, reason, told });
    return reversal;
  });
}

/** Locks an approved run; 404, and 409 for a draft or one that was taken back. */
export async function lockApproved(tx: ChangeTransaction, id: string): Promise<ChargeRunRow> {
  const run = await lockRecord(tx, chargeRunRecord, { id, ifMatch: undefined });
  if (run.state === 'approved') return run;
  const message = run.state === 'draft' ? chargeRefusals.notApproved : chargeRefusals.runReversed;
  throw new AppError('conflict', { message });
}
