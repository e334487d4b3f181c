import { type RawBuilder, sql } from 'kysely';
import type { IsInRange } from '#src/core/inspection/id-ranges.ts';
import type { AccountDisagreement } from './account-disagreement.ts';

/** Two lines at least, which come to zero. */
export function unbalancedEntries(isInRange: IsInRange): RawBuilder<AccountDisagreement> {
  return sql`
    select null as settlement_id, entry.number as document, 0 as kept, coalesce(sum(amount_grosz), 0) as counted
    from ledger_entry entry left join ledger_line line on line.entry_id = entry.id
    where ${isInRange('entry.id')}
    group by entry.id having count(line.id) < 2 or sum(amount_grosz) <> 0
  `;
}

/** What is kept of an account is what is posted on it. */
export function wrongBalances(isInRange: IsInRange): RawBuilder<AccountDisagreement> {
  return sql`
    select settlement.id as settlement_id, null as document, balance_grosz as kept, posted.amount as counted
    from settlement
    cross join lateral (
      select coalesce(sum(amount_grosz), 0) as amount from ledger_line where settlement_id = settlement.id
    ) posted
    where ${isInRange('settlement.id')} and balance_grosz <> posted.amount
  `;
}

/** What is in a cash box is what is posted on it, and at the end of no day less than nothing. */
export function wrongCash(): RawBuilder<AccountDisagreement> {
  return sql`
    select null as settlement_id, name as document, balance_grosz as kept, posted.amount as counted
    from cash_box
    cross join lateral (
      select coalesce(sum(amount), 0) as amount, min(total) as least
      from (
        select sum(amount_grosz) as amount, sum(sum(amount_grosz)) over (order by posting_day) as total
        from ledger_line where cash_box_id = cash_box.id group by posting_day
      ) days
    ) posted
    where balance_grosz <> posted.amount or posted.least < 0
  `;
}

/** What is on a bank account is what is posted on it. */
export function wrongBank(): RawBuilder<AccountDisagreement> {
  return sql`
    select null as settlement_id, name as document, balance_grosz as kept, posted.amount as counted
    from bank_account
    cross join lateral (
      select coalesce(sum(amount_grosz), 0) as amount from ledger_line where bank_account_id = bank_account.id
    ) posted
    where balance_grosz <> posted.amount
  `;
}

/** What nobody has said the purpose of is what waits in the queue, line by line. */
export function wrongUnclear(): RawBuilder<AccountDisagreement> {
  return sql`
    select null as settlement_id, entry.number as document,
      case when bank_line.state in ('suggested', 'unclear') then -bank_line.amount_grosz else 0 end as kept,
      posted.amount as counted
    from bank_line
    left join ledger_entry entry on entry.id = bank_line.entry_id
    cross join lateral (
      select coalesce(sum(amount_grosz), 0) as amount from ledger_line where bank_line_id = bank_line.id
    ) posted
    where posted.amount
      <> case when bank_line.state in ('suggested', 'unclear') then -bank_line.amount_grosz else 0 end
  `;
}

/** What is open of a part is what nothing covers. */
export function wrongParts(isInRange: IsInRange): RawBuilder<AccountDisagreement> {
  return sql`
    select item.settlement_id, entry.number as document, open_grosz as kept,
      item.amount_grosz - covered.amount as counted
    from open_item item
    join ledger_line line on line.id = item.line_id
    join ledger_entry entry on entry.id = line.entry_id
    cross join lateral (
      select coalesce(sum(amount_grosz), 0) as amount
      from allocation where item_id = item.id and released_at is null
    ) covered
    where ${isInRange('item.id')} and open_grosz <> item.amount_grosz - covered.amount
  `;
}

/** No more of a payment is spread than it is. */
export function overspreadPayments(isInRange: IsInRange): RawBuilder<AccountDisagreement> {
  return sql`
    select line.settlement_id, entry.number as document, -line.amount_grosz as kept, spread.amount as counted
    from ledger_line line
    join ledger_entry entry on entry.id = line.entry_id
    cross join lateral (
      select coalesce(sum(amount_grosz), 0) as amount
      from allocation where line_id = line.id and released_at is null
    ) spread
    where ${isInRange('line.id')} and line.settlement_id is not null
      and spread.amount > greatest(-line.amount_grosz, 0)
  `;
}

/** Numbers are given to documents, without a gap. */
export function gapsOf(series: string, year: number): RawBuilder<AccountDisagreement> {
  return sql`
    select null as settlement_id, series || '/' || year as document, last as kept, used.count as counted
    from document_number
    cross join lateral (
      select count(distinct document) as count from ledger_entry
      where series = document_number.series and year = document_number.year and document <= last
    ) used
    where series = ${series} and year = ${year} and last <> used.count
  `;
}
