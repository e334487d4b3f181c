import type { SettlementBalance } from '@grzadka/contract/ledger/ledger.model';
import { type Kysely, sql } from 'kysely';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { notFound } from '#src/core/errors/app-error.ts';

/** The day on whose evening a balance is asked for, and the instant at which it was known; null: now. */
interface AskedBalance {
  readonly id: string;
  readonly on: string;
  readonly recordedThru: string | null;
}

/**
 * What a settlement account came to on a day: what was due, what was not, and what was overpaid, by the allocations that
 * lived on that day (docs/product/ledger.md#balance). 404 when there is no such account.
 */
export async function readBalanceOn(
  db: Kysely<Database>,
  { id, on, recordedThru }: AskedBalance,
): Promise<SettlementBalance> {
  const { rows } = await sql<Record<keyof SettlementBalance, string>>`
    with asked as (
      -- What was recorded within the instant's millisecond was known at it: instants on the wire have no finer ones.
      select ${on}::date as day,
        coalesce(${recordedThru}::timestamptz + interval '999 microseconds', 'infinity') as known
    ), posted as materialized (
      select amount_grosz
      from ledger_line, asked
      where settlement_id = ${recordId(id)} and posting_day <= day and recorded_at <= known
    ), item as materialized (
      select id, effective_due_on, amount_grosz
      from open_item, asked
      where settlement_id = ${id} and posting_day <= day and recorded_at <= known
    ), living as materialized (
      -- None is made before its payment and its debt are posted, and none lives on an earlier day.
      select item_id, amount_grosz as amount
      from allocation, asked
      where settlement_id = ${id} and made_on <= day and made_at <= known
        and (released_at is null or released_at > known or released_on > day)
    ), left_open as (
      -- Put below each other and not joined: of an account with many lines the one would be looked for in all of the other,
      -- line by line, by a plan that is made for what most accounts have.
      select bool_or(is_due) as is_due, sum(amount) as amount
      from (
        select id, effective_due_on < (select day from asked) as is_due, amount_grosz as amount from item
        union all
        select item_id, null, -amount from living
      ) told
      group by id
    )
    select
      (select coalesce(sum(amount_grosz), 0) from posted) as balance,
      (select coalesce(sum(amount) filter (where is_due), 0) from left_open) as due,
      (select coalesce(sum(amount) filter (where not is_due), 0) from left_open) as not_due,
      (select coalesce(sum(-amount_grosz), 0) from posted where amount_grosz < 0)
        - (select coalesce(sum(amount), 0) from living) as overpaid
    from settlement where id = ${id}
  `.execute(db);
  const [found] = rows;
  if (found === undefined) throw notFound();
  const { balance, due, notDue, overpaid } = found;
  return {
    balance: Number(balance),
    due: Number(due),
    notDue: Number(notDue),
    overpaid: Number(overpaid),
  };
}
