import { type FeeKindCreate, feeKindRefusals } from '@grzadka/contract/fee-kind/fee-kind.model';
import { feeKindRecord } from '@grzadka/contract/fee-kind/fee-kind.record';
import { mostFeeKinds } from '@grzadka/contract/fee-kind/most-fee-kinds';
import { type Kysely, sql } from 'kysely';
import type { Actor } from '#src/core/change/audit-entry.ts';
import { append, change } from '#src/core/change/change.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError } from '#src/core/errors/app-error.ts';

/** All fee kinds in their order, for whoever chooses one. */
export function listFeeKindOptions(db: Kysely<Database>) {
  return db
    .selectFrom('feeKind')
    .select(['id', 'name', 'purpose', 'active'])
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Adds a fee kind. 409 when there are as many as there may be, and when another has its name or code. */
export function createFeeKind(
  db: Kysely<Database>,
  { caller, ...values }: FeeKindCreate & { caller: Actor },
): Promise<{ id: string }> {
  return change(db, caller, async (tx) => {
    // Two who add the last one that there may be come one after the other.
    await sql`lock table fee_kind in share row exclusive mode`.execute(tx.trx);
    const { count } = await tx.trx
      .selectFrom('feeKind')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) >= mostFeeKinds) {
      throw new AppError('conflict', { message: feeKindRefusals.tooMany });
    }
    return append(tx, feeKindRecord, { values });
  });
}
