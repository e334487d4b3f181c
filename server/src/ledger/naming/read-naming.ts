import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { type FeeKindWords, type IsNamed, prepareNaming } from './named-debts.ts';

/** Reads by which words titles name debts now (docs/product/ledger.md#named-debts). */
export async function readNaming(db: Kysely<Database>): Promise<(title: string) => IsNamed> {
  const { rows } = await sql<FeeKindWords>`
    select id, keywords from fee_kind where keywords is not null
  `.execute(db);
  return prepareNaming(rows);
}

/**
 * What the payers of entries wrote, by the entry: the title of the line of the bank's that it assigns, or the words that somebody typed for a
 * payment in cash; of what was moved from another account that of the payment itself. Entries without such words are not there.
 */
export async function readTitles(
  db: Kysely<Database>,
  entryIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (entryIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; title: string }>`
    with recursive origin as (
      select id as entry_id, id as paid_id from unnest(${entryIds}::uuid[]) as asked (id)
      union
      select origin.entry_id, paid.entry_id
      from origin
      join ledger_line owed on owed.entry_id = origin.paid_id and owed.code = '200' and owed.amount_grosz > 0
      join open_item item on item.line_id = owed.id
      join allocation on allocation.item_id = item.id and made_by = 'move'
      join ledger_line paid on paid.id = allocation.line_id
    )
    select origin.entry_id as id, coalesce(bank_line.title, entry.description) as title
    from origin
    join ledger_entry entry on entry.id = paid_id
    left join ledger_line unclear on unclear.entry_id = entry.id and unclear.code = '240'
    left join bank_line on bank_line.id = unclear.bank_line_id
    where bank_line.id is not null or entry.series = 'KP' and entry.in_own_words
  `.execute(db);
  return new Map(rows.map(({ id, title }) => [id, title]));
}
