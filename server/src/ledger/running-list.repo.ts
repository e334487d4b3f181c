import type { RunningEntry } from '@grzadka/contract/ledger/ledger.model';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { notFound } from '#src/core/errors/app-error.ts';
import { type SoughtId, soughtId } from '#src/core/scope/sought-id.ts';
import { coveredBy, toldPart, writtenOffOf } from './spreading/covered-by.ts';

/** Which part of an account's running list is asked for. */
interface AskedList {
  readonly id: SoughtId;
  /** The first day that the caller may know about; null, or absent, where that is any. */
  readonly since?: RawBuilder<string | null>;
  readonly from: string | null;
  readonly thru: string | null;
  readonly offset: number;
  readonly limit: number;
}

/**
 * What is posted on a settlement account, the newest first, each with the balance after it and with what it covers, or what
 * of it is open (docs/product/ledger.md#running-list). 404 when there is no such account.
 */
export async function readRunningList(
  db: Kysely<Database>,
  { id: asked, since, from, thru, offset, limit }: AskedList,
): Promise<{ items: RunningEntry[]; totalItems: number }> {
  const id = soughtId(asked);
  const { rows } = await sql<{ items: RunningEntry[]; totalItems: number; isThere: boolean }>`
    with posted as (
      select entry_id as id, posting_day, recorded_at, sum(amount_grosz) as amount, array_agg(id) as ids
      from ledger_line where settlement_id = ${id} group by 1, 2, 3
    ), running as (
      select *, sum(amount) over (order by posting_day, recorded_at, id) as balance
      from posted
    ), asked as (
      select * from running
      where posting_day >= greatest(${from}::date, ${since ?? null}::date, '-infinity') and posting_day <= coalesce(${thru}::date, 'infinity')
    ), page as (
      -- Only of these the entries are read, which lie far apart.
      select asked.*, number, series, description
      from (
        select * from asked order by posting_day desc, recorded_at desc, id desc limit ${limit} offset ${offset}
      ) asked
      join ledger_entry using (id)
    )
    select
      exists (select from settlement where id = ${id}) as is_there,
      (select count(*)::integer from asked) as total_items,
      coalesce(
        (
          select json_agg(
            json_build_object(
              'id', id, 'number', number, 'series', series, 'postingDay', posting_day,
              'description', description, 'amount', amount, 'balance', balance,
              'reversedBy', (select number from ledger_entry where reverses_id = page.id),
              'isWriteOff', exists (select from write_off where id = page.id),
              'parts', ${partsOfPage}, 'covers', ${coveredBy(sql`page.ids`)}
            )
            order by posting_day desc, recorded_at desc, id desc
          )
          from page
        ),
        '[]'
      ) as items
  `.execute(db);
  const [found] = rows;
  if (!found?.isThere) throw notFound();
  return { items: found.items, totalItems: found.totalItems };
}

const partsOfPage = sql`coalesce(
  (
    select json_agg(
      json_build_object(
        ${toldPart}, 'amount', item.amount_grosz, 'open', item.open_grosz, 'writtenOff', ${writtenOffOf}
      )
      order by item.due_on, fee_kind.position, item.id
    )
    from open_item item left join fee_kind on fee_kind.id = item.fee_kind_id
    where item.line_id = any (page.ids)
  ),
  '[]'
)`;
