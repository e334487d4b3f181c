import { writtenOffAlready } from '@grzadka/contract/ledger/ledger.model';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { conflict } from '#src/core/errors/app-error.ts';
import type { EntryDraft } from './entry-draft.ts';

/**
 * Refuses to take back debts that are written off as a whole or in part: what was written off would be overpaid then
 * (docs/product/payments.md#write-offs). 409. Their accounts are locked.
 */
export async function refuseWrittenOff(
  trx: Transaction<Database>,
  entries: readonly EntryDraft[],
): Promise<void> {
  const ids = entries.flatMap(({ reversesId }) => reversesId ?? []);
  if (ids.length === 0) return;
  const { rows } = await sql<{ number: string; reference: string }>`
    select entry.number, settlement.reference
    from ledger_line debt
    join open_item item on item.line_id = debt.id
    join allocation on allocation.item_id = item.id and released_at is null and made_by = 'write-off'
    join ledger_line credit on credit.id = allocation.line_id
    join ledger_entry entry on entry.id = credit.entry_id
    join settlement on settlement.id = allocation.settlement_id
    where debt.entry_id = any (${ids}::uuid[])
    order by entry.recorded_at, entry.id limit 1
  `.execute(trx);
  const [found] = rows;
  if (found !== undefined) throw conflict(writtenOffAlready(found.number, found.reference));
}
