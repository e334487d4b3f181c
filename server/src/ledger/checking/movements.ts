import { type RawBuilder, sql } from 'kysely';
import type { IsInRange } from '#src/core/inspection/id-ranges.ts';
import type { AccountDisagreement } from './account-disagreement.ts';

/** What an entry moved, in grosze, above zero for what came; null where it moved no money and is no move between accounts. */
const moved = sql`
  select
    case
      when bool_or(code = '100') then 'cash'
      when bool_or(code = '130') then 'bank'
      when bool_and(code = '200') then 'other'
    end as source,
    case
      when bool_or(code = '100') then sum(amount_grosz) filter (where code = '100')
      else coalesce(sum(amount_grosz) filter (where code = '130'), 0)
    end as amount,
    coalesce(sum(amount_grosz) filter (where amount_grosz > 0), 0) as paid,
    array_agg(cash_box_id) filter (where code = '100') as cash,
    array_agg(bank_account_id) filter (where code = '130') as banks
  from ledger_line where entry_id = entry.id
`;

/**
 * Finds the entries that moved money and do not stand in the list of movements as they are: with their number, day and words, the
 * amount that came or went, the cash box or account, and the number of the entry that took them back; for entries by bank also
 * whether they wait, as their line does.
 */
export function wrongMovements(isInRange: IsInRange): RawBuilder<AccountDisagreement> {
  return sql`
    select movement.settlement_id, entry.number as document, coalesce(movement.amount_grosz, 0) as kept,
      coalesce(nullif(abs(posted.amount), 0), posted.paid) as counted
    from ledger_entry entry
    cross join lateral (${moved}) posted
    left join money_movement movement on movement.id = entry.id
    left join ledger_entry taking on taking.reverses_id = entry.id
    left join bank_line line on line.entry_id = entry.id
    where ${isInRange('entry.id')} and posted.source is not null and (
      movement.number = entry.number and movement.series = entry.series
      and movement.booking_day = entry.posting_day and movement.description = entry.description
      and movement.source = posted.source
      and movement.amount_grosz = coalesce(nullif(abs(posted.amount), 0), posted.paid)
      and movement.direction is not distinct from
        case when posted.amount > 0 then 'in' when posted.amount < 0 then 'out' end
      and (movement.cash_box_id = any (posted.cash) or num_nonnulls(movement.cash_box_id, posted.cash) = 0)
      and (movement.bank_account_id = any (posted.banks) or num_nonnulls(movement.bank_account_id, posted.banks) = 0)
      and movement.reversed_by is not distinct from taking.number
      and movement.waiting is not distinct from
        case when line.state in ('suggested', 'unclear') then line.state end
      and strpos(movement.search, search_key(movement.number)) > 0
    ) is not true
  `;
}
