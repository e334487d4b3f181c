import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import type { PostedEntry } from '../entry-draft.ts';

/**
 * Has reversals cover what they reverse (docs/product/ledger.md#reversals): what was spread of the entries that they take
 * back is released, and so is all that the rule spread of the payments which that touches, for the rule to do it again. A debt and
 * what takes it back cover each other, and so do a payment and what takes that back. Gives the lines of the payments touched.
 */
export async function releaseReversed(
  trx: Transaction<Database>,
  posted: readonly PostedEntry[],
): Promise<string[]> {
  const ids = posted.filter(({ reversesId }) => reversesId !== undefined).map(({ id }) => id);
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    with reversed as (
      select line.id, reversal.posting_day as day
      from ledger_entry reversal
      join ledger_line line on line.entry_id = reversal.reverses_id
      where reversal.id = any (${ids}::uuid[])
    ), owed as materialized (
      select item.id, reversed.day from reversed join open_item item on item.line_id = reversed.id
    ), hit as (
      -- Apart, each by its own index: as one condition it would be tried for every allocation there is.
      select allocation.id, allocation.line_id, reversed.day
      from reversed join allocation on allocation.line_id = reversed.id
      where released_at is null
      union all
      select allocation.id, allocation.line_id, owed.day
      from owed join allocation on allocation.item_id = owed.id
      where released_at is null
    ), touched as (
      select line_id, min(day) as day from hit group by line_id
    ), ended as (
      update allocation set released_at = now(), released_on = gone.day
      from (
        select id, min(day) as day
        from (
          select id, day from hit
          union all
          select rest.id, touched.day
          from touched
          cross join lateral (
            select id from allocation
            where line_id = touched.line_id and released_at is null and made_by = 'rule'
            offset 0
          ) rest
        ) each_once
        group by id
      ) gone
      where allocation.id = gone.id
      returning allocation.line_id
    )
    select distinct line_id as id from ended
  `.execute(trx);
  await coverReversed(trx, ids);
  return rows.map(({ id }) => id);
}

async function coverReversed(trx: Transaction<Database>, ids: readonly string[]): Promise<void> {
  await sql`
    insert into allocation (id, settlement_id, line_id, item_id, amount_grosz, effective_day, made_by, made_on)
    select
      gen_random_uuid(), item.settlement_id, payment.id, item.id, item.amount_grosz, payment_entry.effective_day, 'reversal',
      greatest(
        reversal.posting_day,
        (select posting_day from ledger_entry where id = reversal.reverses_id),
        (select max(released_on) from allocation where line_id = payment.id),
        (select max(released_on) from allocation where item_id = item.id)
      )
    from ledger_entry reversal
    join ledger_line taking on taking.entry_id = reversal.id
    join ledger_line taken on taken.entry_id = reversal.reverses_id and taken.place = taking.place
    -- Of the two the one is the debt and the other the payment.
    join ledger_line debt on debt.id in (taking.id, taken.id) and debt.amount_grosz > 0
    join ledger_line payment on payment.id in (taking.id, taken.id) and payment.amount_grosz < 0
    join ledger_entry payment_entry on payment_entry.id = payment.entry_id
    join open_item item on item.line_id = debt.id
    where reversal.id = any (${ids}::uuid[])
  `.execute(trx);
}
