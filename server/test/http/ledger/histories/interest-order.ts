import { type Kysely, sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '#src/core/database/tables.ts';

/**
 * Expects of accounts that were just charged interest up to a day that their notes together come to what the days of their debts cost,
 * counted day by day from what covers them now: no day twice and none left out, as if one note had been made of all.
 */
export async function expectInterest(
  db: Kysely<Database>,
  { ids, thru }: { readonly ids: readonly string[]; readonly thru: string },
): Promise<void> {
  const { rows } = await sql`
    with rate as materialized (
      select daterange(valid_from, lead(valid_from) over (order by valid_from)) as days, percent from interest_rate
    ), part as materialized (
      select item.id, item.line_id, item.amount_grosz, item.effective_due_on, entry.number
      from open_item item
      join fee_kind on fee_kind.id = item.fee_kind_id and interest
      join ledger_line line on line.id = item.line_id
      join ledger_entry entry on entry.id = line.entry_id
      where item.settlement_id = any (${ids}::uuid[]) and item.fee_kind_id <> (select interest_fee_kind_id from settings)
        and not exists (select from ledger_entry where reverses_id = entry.id)
    ), paid as materialized (
      select item_id, effective_day, amount_grosz
      from allocation where item_id in (select id from part) and released_at is null
    ), daily as materialized (
      select line_id, number, day::date as day, sum(
        (amount_grosz - coalesce((select sum(amount_grosz) from paid where item_id = part.id and effective_day < day), 0)) * percent
      ) / 36500 as due
      from part
      cross join lateral generate_series(effective_due_on + 1, '2026-12-31', '1 day') day
      join rate on days @> day::date
      group by line_id, number, day
    ), noted as materialized (
      select
        noted.line_id, noted.first_day, noted.last_day, waived_grosz, amount_grosz - waived_grosz + coalesce((
          select sum(amount_grosz) from interest_noted where corrects_id = noted.id and freed_at is null
        ), 0) as charged
      from interest_noted noted
      where settlement_id = any (${ids}::uuid[]) and corrects_id is null and freed_at is null
    ), counted as (
      select noted.*, coalesce((
        select sum(due) from daily
        where line_id = noted.line_id and day between noted.first_day and noted.last_day
      ), 0) as due
      from noted
    )
    select 'days otherwise than by day' as what, first_day::text as about, charged, due
    from counted where charged <> greatest(0, round(due) - waived_grosz)
    union all
    select 'days left out', number, 0, sum(due)
    from daily
    where day <= ${thru}::date and not exists (
      select from noted where line_id = daily.line_id and daily.day between first_day and last_day
    )
    -- What comes to less than a grosz between two notes is not charged.
    group by number, line_id, (select count(*) from noted where line_id = daily.line_id and first_day < daily.day)
    having round(sum(due)) <> 0
    union all
    select 'notes otherwise than one', line_id::text, sum(charged), sum(due)
    from counted
    group by line_id having sum(waived_grosz) = 0 and abs(sum(charged) - sum(due)) > 0.5 * count(*)
  `.execute(db);
  expect(rows).toEqual([]);
}
