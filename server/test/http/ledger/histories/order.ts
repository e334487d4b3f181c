import { type Kysely, sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '#src/core/database/tables.ts';
import { readBalanceOn } from '#src/ledger/balance.repo.ts';
import { readOpenList } from '#src/ledger/open-list.repo.ts';
import type { Place } from './place.ts';

/** What an account comes to, counted anew from its lines and allocations; amounts in grosze. */
interface Counted {
  readonly id: string;
  readonly usesOverpayments: boolean;
  /** As it is kept, and as it is counted. */
  readonly kept: number;
  readonly balance: number;
  readonly open: number;
  readonly leastOpen: number;
  /** How many parts have another open amount than is kept for them. */
  readonly misstated: number;
  readonly overpaid: number;
  readonly leastOverpaid: number;
  /** First and last day as they are kept, and as its holders have them. */
  readonly days: readonly (string | null)[];
  readonly heldDays: readonly (string | null)[];
}

/** Expects of every account of the place that what is kept of it follows from what is posted, and from who holds it. */
export async function expectOrder(db: Kysely<Database>, { gardens }: Pick<Place, 'gardens'>) {
  const accounts = await countAccounts(db, gardens);
  for (const { id, kept, balance, open, overpaid, ...now } of accounts) {
    expect({ id, kept, misstated: now.misstated }).toEqual({ id, kept: balance, misstated: 0 });
    expect(open - overpaid).toBe(balance);
    expect(Math.min(now.leastOpen, now.leastOverpaid)).toBeGreaterThanOrEqual(0);
    expect(now.usesOverpayments ? Math.min(open, overpaid) : 0).toBe(0);
    expect(now.days).toEqual(now.heldDays);
  }
  expect(await disorders(db, gardens)).toEqual([]);
}

/** Expects that nothing is owed or overpaid on any account of the place, and that nothing came or went for anything else. */
export async function expectNothingLeft(
  db: Kysely<Database>,
  {
    gardens,
    incomeCategory,
    costCategory,
  }: Pick<Place, 'gardens' | 'incomeCategory' | 'costCategory'>,
) {
  const { rows } = await sql<{ left: number }>`
    select coalesce(sum(amount_grosz), 0)::float8 as "left"
    from ledger_line where income_category_id = ${incomeCategory} or cost_category_id = ${costCategory}
  `.execute(db);
  expect(rows).toEqual([{ left: 0 }]);
  const left = await countAccounts(db, gardens);
  expect(left.map(({ balance, open, overpaid }) => [balance, open, overpaid])).toEqual(
    left.map(() => [0, 0, 0]),
  );
}

/** Expects that on a past day no part was covered by more than it was, and no payment spread by more; and that it added up. */
export async function expectPast(db: Kysely<Database>, { accounts }: Place, on: string) {
  for (const { id } of accounts) {
    const told = await readBalanceOn(db, { id, on, recordedThru: null });
    expect(told.due + told.notDue - told.overpaid).toBe(told.balance);
    const { rows } = await sql<{ left: string }>`
      with living as (
        select line_id, item_id, amount_grosz as amount from allocation
        where made_on <= ${on}::date and coalesce(released_on, 'infinity') > ${on}::date
      )
      select amount_grosz - coalesce((select sum(amount) from living where item_id = item.id), 0) as "left"
      from open_item item where settlement_id = ${id}
      union all
      select -amount_grosz - coalesce((select sum(amount) from living where line_id = line.id), 0)
      from ledger_line line where settlement_id = ${id} and amount_grosz < 0
    `.execute(db);
    expect(rows.filter(({ left }) => Number(left) < 0)).toEqual([]);
  }
}

/** Expects that what is shown as open on each account comes to its balance. */
export async function expectOpenLists(db: Kysely<Database>, { accounts }: Pick<Place, 'accounts'>) {
  for (const { id } of accounts) {
    const { balance, items } = await readOpenList(db, { id });
    expect(items.reduce((sum, { open }) => sum + open, 0)).toBe(balance);
  }
}

/** Entries that do not come to zero, assignments without an account, accounts without a holder, hand-made parts that the rule took. */
async function disorders(db: Kysely<Database>, gardens: readonly string[]): Promise<unknown[]> {
  const { rows } = await sql`
    with line as (
      select ledger_line.*
      from ledger_line join settlement on settlement.id = settlement_id
      where garden_id = any (${gardens}::uuid[])
    )
    select 'entry' as what, entry_id as id from ledger_line
    where entry_id in (select entry_id from line)
    group by entry_id having count(*) < 2 or sum(amount_grosz) <> 0
    union all
    select 'assignment', id from assignment
    where garden_id = any (${gardens}::uuid[])
      and not exists (
        select from settlement_holder join settlement on settlement.id = settlement_id
        where assignment_id = assignment.id and settlement.garden_id = assignment.garden_id
      )
    union all
    select 'nobody', id from settlement
    where garden_id = any (${gardens}::uuid[])
      and not exists (select from settlement_holder where settlement_id = settlement.id)
    union all
    select 'hand', allocation.id
    from allocation
    join line on line.id = line_id
    join open_item item on item.id = item_id
    join ledger_line owed on owed.id = item.line_id
    where made_by = 'person' and released_at is not null
      and not exists (select from ledger_entry where reverses_id in (line.entry_id, owed.entry_id))
      -- Nor was so much of the payment moved to another account that it did not fit any more.
      and not exists (
        select from allocation move
        where move.line_id = allocation.line_id and move.made_by = 'move' and move.made_at = allocation.released_at
      )
      -- Nor did a person say otherwise of the payment.
      and not exists (
        select from audit_entry
        where action = 'allocate' and record_id = line.settlement_id::text
          and at = released_at
          and after ->> 'documentNumber' = (select number from ledger_entry where id = line.entry_id)
      )
  `.execute(db);
  return rows;
}

async function countAccounts(
  db: Kysely<Database>,
  gardens: readonly string[],
): Promise<readonly Counted[]> {
  const { rows } = await sql<Counted>`
    select
      settlement.id, use_overpayments as uses_overpayments,
      json_build_array(opened_on, closed_on) as days,
      held.days as held_days,
      balance_grosz::float8 as kept,
      (select coalesce(sum(amount_grosz), 0) from ledger_line where settlement_id = settlement.id)::float8 as balance,
      item.*,
      payment.*
    from settlement
    cross join lateral (
      select
        coalesce(sum(open), 0)::float8 as open,
        coalesce(min(open), 0)::float8 as least_open,
        count(*) filter (where open <> kept_open)::float8 as misstated
      from (
        select open_grosz as kept_open, amount_grosz - coalesce(
          (select sum(amount_grosz) from allocation where item_id = open_item.id and released_at is null), 0
        ) as open
        from open_item where settlement_id = settlement.id
      ) part
    ) item
    cross join lateral (
      select
        coalesce(sum(left_over), 0)::float8 as overpaid,
        coalesce(min(left_over), 0)::float8 as least_overpaid
      from (
        select -amount_grosz - coalesce(
          (select sum(amount_grosz) from allocation where line_id = line.id and released_at is null), 0
        ) as left_over
        from ledger_line line where settlement_id = settlement.id and amount_grosz < 0
      ) credit
    ) payment
    cross join lateral (
      select json_build_array(
        case when bool_and(valid_from is not null) then min(valid_from) end,
        case when max(valid_thru) < 'infinity' then max(valid_thru) end
      ) as days
      from settlement_holder join assignment on assignment.id = assignment_id
      where settlement_id = settlement.id
    ) held
    where garden_id = any (${gardens}::uuid[])
  `.execute(db);
  return rows;
}
