import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import type { OpenEntry } from '@grzadka/contract/ledger/open-list.model';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { notFound } from '#src/core/errors/app-error.ts';
import { type SoughtId, soughtId } from '#src/core/scope/sought-id.ts';

/**
 * What is open on a settlement account, by its due days, then what is left of payments; its sum is the balance
 * (docs/product/ledger.md#open-list). 404 when there is no such account.
 */
export async function readOpenList(
  db: Kysely<Database>,
  { id: asked }: { id: SoughtId },
): Promise<{ balance: number; items: OpenEntry[] }> {
  const id = soughtId(asked);
  const { rows } = await sql<{ balance: string; items: OpenEntry[] }>`
    with unspent as (
      -- In one pass over the account, and not for each of its payments.
      select line_id, sum(amount) filter (where is_line) as amount, sum(amount) as open
      from (
        select id as line_id, amount_grosz as amount, true as is_line
        from ledger_line where settlement_id = ${id} and amount_grosz < 0
        union all
        select line_id, amount_grosz, false from allocation where settlement_id = ${id} and released_at is null
      ) part
      group by line_id
      having sum(amount) < 0 and sum(amount) filter (where is_line) < 0
    ), opened as (
      select
        item.id, line_id, fee_kind.name as fee_kind, fee_kind.position, item.description, due_on,
        effective_due_on < ${gardenToday()}::date as is_due, item.amount_grosz as amount, open_grosz as open
      from open_item item left join fee_kind on fee_kind.id = fee_kind_id
      where settlement_id = ${id} and open_grosz > 0
      union all
      select line_id, line_id, null, null, null, null, false, amount, open from unspent
    )
    select
      balance_grosz as balance,
      coalesce(
        (
          select json_agg(
            json_build_object(
              'id', opened.id, 'entryId', entry.id, 'number', number, 'series', series, 'sourceId', source_id,
              'postingDay', entry.posting_day, 'reason', entry.description, 'feeKind', fee_kind,
              'description', opened.description, 'dueOn', due_on, 'isDue', is_due, 'amount', amount, 'open', open
            )
            order by due_on, position, entry.posting_day, number, opened.id
          )
          from opened join ledger_line line on line.id = line_id join ledger_entry entry on entry.id = entry_id
        ),
        '[]'
      ) as items
    from settlement where id = ${id}
  `.execute(db);
  const [found] = rows;
  if (found === undefined) throw notFound();
  return { balance: Number(found.balance), items: found.items };
}
