import { type RawBuilder, sql } from 'kysely';
import type { IsInRange } from '#src/core/inspection/id-ranges.ts';
import type { AccountDisagreement } from './account-disagreement.ts';

/** What takes an entry back is its exact negative, line by line. */
export function inexactReversals(isInRange: IsInRange): RawBuilder<AccountDisagreement> {
  return sql`
    select null as settlement_id, taking.number as document, 0 as kept, count(*) as counted
    from ledger_entry taking
    cross join lateral (
      select from (
        select place, amount_grosz, to_jsonb(line) - ${ownOfLine}::text[] as said
        from ledger_line line where entry_id = taking.id
      ) one
      full join (
        select place, amount_grosz, to_jsonb(line) - ${ownOfLine}::text[] as said
        from ledger_line line where entry_id = taking.reverses_id
      ) other using (place)
      where (one.said, one.amount_grosz) is distinct from (other.said, -other.amount_grosz)
    ) inexact
    where ${isInRange('taking.id')} and taking.reverses_id is not null
    group by taking.id
  `;
}

const ownOfLine = ['id', 'entry_id', 'posting_day', 'recorded_at', 'amount_grosz'];

/** Lines are of the day and the time of their entry, and entries bear numbers that were given. */
export function strayLines(isInRange: IsInRange): RawBuilder<AccountDisagreement> {
  return sql`
    select null as settlement_id, entry.number as document, 0 as kept, count(*) as counted
    from ledger_entry entry join ledger_line line on line.entry_id = entry.id
    where ${isInRange('entry.id')} and (
      (line.posting_day, line.recorded_at) <> (entry.posting_day, entry.recorded_at)
      or not exists (
        select from document_number
        where series = entry.series and year = entry.year and last >= entry.document
      )
    )
    group by entry.id
  `;
}

/** The parts of a debt come to it, and are of its account and day. */
export function wrongDebts(isInRange: IsInRange): RawBuilder<AccountDisagreement> {
  return sql`
    select line.settlement_id, entry.number as document, greatest(line.amount_grosz, 0) as kept, parts.amount as counted
    from ledger_line line
    join ledger_entry entry on entry.id = line.entry_id
    cross join lateral (
      select coalesce(sum(amount_grosz), 0) as amount,
        coalesce(bool_or(settlement_id <> line.settlement_id or posting_day <> line.posting_day), false) as are_others
      from open_item where line_id = line.id
    ) parts
    where ${isInRange('line.id')} and line.settlement_id is not null
      and (parts.amount <> greatest(line.amount_grosz, 0) or parts.are_others)
  `;
}

/** What covers a part is a payment of the same account, on its day, from when both are there, until it is released if at all. */
export function strayAllocations(isInRange: IsInRange): RawBuilder<AccountDisagreement> {
  return sql`
    select allocation.settlement_id, payment.number as document, 0 as kept, 1 as counted
    from allocation
    join ledger_line line on line.id = allocation.line_id
    join ledger_entry payment on payment.id = line.entry_id
    join open_item item on item.id = allocation.item_id
    where ${isInRange('allocation.id')} and (
      line.settlement_id is distinct from allocation.settlement_id
      or item.settlement_id <> allocation.settlement_id
      or line.amount_grosz > 0
      or allocation.effective_day <> payment.effective_day
      or allocation.made_on < greatest(line.posting_day, item.posting_day)
    )
  `;
}

/** A year is closed when it is over, and nothing is recorded of it afterwards. */
export function lateEntries(): RawBuilder<AccountDisagreement> {
  return sql`
    select null as settlement_id, ledger_year.year::text as document, 0 as kept, late.count as counted
    from ledger_year
    cross join lateral (
      select count(*) as count from ledger_entry
      where year = ledger_year.year and recorded_at > ledger_year.closed_at
    ) late
    where late.count > 0 or (closed_at at time zone 'Europe/Warsaw')::date <= make_date(ledger_year.year, 12, 31)
  `;
}
