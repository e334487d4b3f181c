import { chargeAmountRecord } from '@grzadka/contract/charge/amount/charge-amount.record';
import { type Kysely, sql } from 'kysely';
import { forgetCalculation, lockDraft } from '#src/charge/run/charge-run.repo.ts';
import type { ChangeTransaction } from '#src/core/change/change.ts';
import { type ImportedEntry, importedEntry } from '#src/core/change/imported-entries.ts';
import type { Database } from '#src/core/database/tables.ts';

/** What a file says of an account and kind that the program does not say yet. */
export interface AmountChange {
  readonly id: string;
  readonly runId: string;
  readonly settlementId: string;
  readonly feeKindId: string;
  readonly amountGrosz: number;
  readonly description: string | null;
  /** As it was; null of one that is new. */
  readonly before: { readonly amountGrosz: number; readonly description: string | null } | null;
}

/** Sets amounts of a draft, which then has to be calculated anew (docs/product/charge-runs.md#amounts-by-hand). */
export async function writeAmounts(
  db: Kysely<Database>,
  changes: readonly AmountChange[],
  tx: ChangeTransaction,
): Promise<readonly ImportedEntry[]> {
  const [first] = changes;
  if (first === undefined) return [];
  await db
    .insertInto('chargeAmount')
    .values(changes.map(({ before: _before, ...values }) => values))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        amountGrosz: eb.ref('excluded.amountGrosz'),
        description: eb.ref('excluded.description'),
        version: sql`charge_amount.version + 1`,
        updatedAt: sql`now()`,
      })),
    )
    .execute();
  await forgetCalculation(tx, await lockDraft(tx, { id: first.runId, ifMatch: undefined }));
  return changes.map(({ id, before, ...values }) => {
    const { amountGrosz, description } = values;
    const after = before === null ? values : { amountGrosz, description };
    return importedEntry({ type: chargeAmountRecord.name, id, before, after });
  });
}
