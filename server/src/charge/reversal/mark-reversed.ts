import { chargeRunRecord } from '@grzadka/contract/charge/run/charge-run.record';
import { sql, type Transaction } from 'kysely';
import { writeAuditEntry } from '#src/core/change/audit-entry.ts';
import type { ChangeTransaction } from '#src/core/change/change.ts';
import { type ImportedEntry, writeImportedEntries } from '#src/core/change/imported-entries.ts';
import { writeInBatches } from '#src/core/database/in-batches.ts';
import type { Database } from '#src/core/database/tables.ts';
import type { ChargeRunRow } from '../charge-run-row.ts';

/** On which day something is taken back, and why. */
export interface Reversal {
  readonly day: string;
  readonly reason: string;
}

/**
 * Marks a run as taken back as a whole, frees the days of meters and of debts that cost nothing, and records that the run was reversed; the
 * entries in `told` are recorded below that.
 */
export async function markReversed(
  { trx, actor }: ChangeTransaction,
  { id }: Pick<ChargeRunRow, 'id'>,
  { day, reason, told }: Reversal & { told: readonly ImportedEntry[] },
): Promise<void> {
  await trx
    .updateTable('billedStretch')
    .set({ freedAt: sql`now()` })
    .where('runId', '=', id)
    .where('freedAt', 'is', null)
    .execute();
  await trx
    .updateTable('interestNoted')
    .set({ freedAt: sql`now()` })
    .where('runId', '=', id)
    .where('freedAt', 'is', null)
    .execute();
  const set = { reversedOn: day, reversalReason: reason };
  await trx
    .updateTable('chargeRun')
    .set((eb) => ({ ...set, version: eb('version', '+', 1), updatedAt: sql`now()` }))
    .where('id', '=', id)
    .execute();
  const importId = await writeAuditEntry(trx, {
    actor,
    action: 'reverse',
    recordType: chargeRunRecord.name,
    recordId: id,
    before: { reversedOn: null, reversalReason: null },
    after: set,
  });
  await writeInBatches(told, (batch) => writeImportedEntries(trx, { actor, importId }, batch));
}

/**
 * Marks the runs of these charges as taken back where nothing of them is left: where every charge of a run was taken back one by
 * one, the run is taken back as a whole (docs/product/charge-runs.md#reversal).
 */
export async function markEmptied(
  tx: ChangeTransaction,
  chargeIds: readonly string[],
  reversal: Reversal,
): Promise<void> {
  for (const run of await emptiedRuns(tx.trx, chargeIds)) {
    await markReversed(tx, run, { ...reversal, told: [] });
  }
}

async function emptiedRuns(
  trx: Transaction<Database>,
  chargeIds: readonly string[],
): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select id
    from charge_run
    where id in (select run_id from charge where id = any (${chargeIds}::uuid[]))
      and not exists (select from charge where run_id = charge_run.id and reversed_on is null)
    order by id
    for no key update
  `.execute(trx);
  return rows;
}
