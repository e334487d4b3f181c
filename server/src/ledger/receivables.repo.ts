import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { grosze } from '#src/core/database/wire-columns.ts';

/** What a settlement account came to on a day, in grosze. */
export interface Receivable {
  readonly reference: string;
  /** Null of one without a garden. */
  readonly plot: string | null;
  readonly sector: string | null;
  /** Whose account it is. */
  readonly holders: string;
  /** Above zero is owed, below is overpaid. */
  readonly balance: number;
  /** What of it was due, and what is overpaid beside it, by the allocations that lived on that day. */
  readonly due: number;
  readonly overpaid: number;
}

/**
 * What every settlement account came to on a day, but for those that came to nothing and had nothing open: by their plots, then by
 * their numbers; those without a plot come last.
 */
export async function readReceivables(db: Kysely<Database>, day: string): Promise<Receivable[]> {
  const { rows } = await sql<Receivable>`
    with posted as materialized (
      select settlement_id,
        sum(amount_grosz) as balance,
        coalesce(-sum(amount_grosz) filter (where amount_grosz < 0), 0) as paid
      from ledger_line
      where settlement_id is not null and posting_day <= ${day}
      group by settlement_id
    ), owed as materialized (
      select settlement_id, sum(amount_grosz) filter (where effective_due_on < ${day}) as due
      from open_item
      where posting_day <= ${day}
      group by settlement_id
    ), living as materialized (
      select allocation.settlement_id,
        sum(allocation.amount_grosz) as covered,
        sum(allocation.amount_grosz) filter (where item.effective_due_on < ${day}) as of_due
      from allocation join open_item item on item.id = item_id
      where made_on <= ${day} and (released_on is null or released_on > ${day})
      group by allocation.settlement_id
    )
    select
      settlement.reference, garden.name as plot, sector.name as sector,
      coalesce(
        (
          select string_agg(name, ', ' order by name collate polish)
          from party_in_books
          where id in (select party_id from settlement_holder where settlement_id = settlement.id)
        ),
        ''
      ) as holders,
      ${grosze(sql`posted.balance`)} as balance,
      ${grosze(sql`coalesce(owed.due, 0) - coalesce(living.of_due, 0)`)} as due,
      ${grosze(sql`-coalesce(living.covered, 0) + posted.paid`)} as overpaid
    from posted
    join settlement on settlement.id = posted.settlement_id
    left join owed on owed.settlement_id = settlement.id
    left join living on living.settlement_id = settlement.id
    left join garden on garden.id = settlement.garden_id
    left join sector on sector.id = garden.sector_id
    where posted.balance <> 0 or posted.paid > coalesce(living.covered, 0)
    order by garden.name collate polish nulls last, sector.name collate polish, settlement.number
  `.execute(db);
  return rows;
}
