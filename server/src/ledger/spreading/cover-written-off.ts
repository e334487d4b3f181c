import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import type { PostedEntry } from '../entry-draft.ts';

/**
 * Has an entry that writes off cover the very parts that were named, and nothing else ever
 * (docs/product/payments.md#write-offs). Whoever posts it saw to it that as much of them is open.
 */
export async function coverWrittenOff(
  trx: Transaction<Database>,
  { id, lines }: PostedEntry,
): Promise<void> {
  for (const line of lines) {
    if (line.code !== '200' || line.writesOff === undefined) continue;
    const items = line.writesOff.map(({ itemId }) => itemId);
    const amounts = line.writesOff.map(({ amount }) => amount);
    await sql`
      insert into allocation (id, settlement_id, line_id, item_id, amount_grosz, effective_day, made_by, made_on)
      select
        gen_random_uuid(), item.settlement_id, credit.id, item.id, share.amount, entry.effective_day, 'write-off',
        -- Not before both are there, nor while something else covered the part.
        greatest(
          credit.posting_day, item.posting_day, (select max(released_on) from allocation where item_id = item.id)
        )
      from unnest(${items}::uuid[], ${amounts}::bigint[]) as share (item_id, amount)
      join open_item item on item.id = share.item_id
      join ledger_line credit on credit.entry_id = ${id} and credit.settlement_id = item.settlement_id
      join ledger_entry entry on entry.id = credit.entry_id
    `.execute(trx);
  }
}
