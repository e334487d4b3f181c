import type { BankLineUnassign } from '@grzadka/contract/bank/queue/bank-line.model';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Actor } from '#src/core/change/audit-entry.ts';
import { change } from '#src/core/change/change.ts';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { forgetSenders } from '#src/payment/known-senders.ts';
import { unassignLine } from '../booking/unassign-line.ts';

/**
 * Takes back what a line was said to be for, and forgets whose payments come from its account: it waits again
 * (docs/product/bank.md#assigning). 404 without the line; 409 where it is not assigned, and for what the ledger refuses.
 */
export function unassignByHand(
  db: Kysely<Database>,
  { caller, id, reason }: BankLineUnassign & { caller: Actor },
): Promise<void> {
  return change(db, caller, async (tx) => {
    const lineId = recordId(id).toLowerCase();
    const line = await unassignLine(tx, { lineId, reason });
    for (const settlementId of await settlementsOf(tx.trx, line.assignmentId)) {
      await forgetSenders(tx.trx, [line], settlementId);
    }
  });
}

async function settlementsOf(
  trx: Transaction<Database>,
  entryId: string | null,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct settlement_id as id from ledger_line
    where entry_id = ${entryId} and settlement_id is not null
  `.execute(trx);
  return rows.map(({ id }) => id);
}
