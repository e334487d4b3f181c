import { movedAlready } from '@grzadka/contract/ledger/ledger.model';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { AppError } from '#src/core/errors/app-error.ts';
import { lockSettlements } from './lock-settlements.ts';

/**
 * Locks the settlement accounts of an entry, and refuses to take it back where what it paid was moved to another account: the
 * money would be missing there (docs/product/payments.md#moves). 409.
 */
export async function refuseMoved(trx: Transaction<Database>, entryId: string): Promise<void> {
  const lines = await trx
    .selectFrom('ledgerLine')
    .select('settlementId')
    .distinct()
    .where('entryId', '=', entryId)
    .where('settlementId', 'is not', null)
    .execute();
  await lockSettlements(
    trx,
    lines.flatMap(({ settlementId }) => settlementId ?? []),
  );
  const { rows } = await sql<{ number: string }>`
    select debt.number
    from ledger_line payment
    join allocation on allocation.line_id = payment.id and released_at is null and made_by = 'move'
    join open_item item on item.id = allocation.item_id
    join ledger_line owed on owed.id = item.line_id
    join ledger_entry debt on debt.id = owed.entry_id
    where payment.entry_id = ${entryId}
    order by debt.recorded_at, debt.id limit 1
  `.execute(trx);
  const [moved] = rows;
  if (moved !== undefined) throw new AppError('conflict', { message: movedAlready(moved.number) });
}
