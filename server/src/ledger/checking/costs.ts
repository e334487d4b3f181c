import { type RawBuilder, sql } from 'kysely';
import type { IsInRange } from '#src/core/inspection/id-ranges.ts';
import type { AccountDisagreement } from './account-disagreement.ts';

/**
 * Each line of 400 is a cost as it is posted; what was taken back counts as much as what took it back, and any other cost counts
 * (docs/product/costs.md#year).
 */
export function wrongCosts(isInRange: IsInRange): RawBuilder<AccountDisagreement> {
  return sql`
    select null as settlement_id, entry.number as document, coalesce(cost.amount_grosz, 0) as kept, line.amount_grosz as counted
    from ledger_line line
    join ledger_entry entry on entry.id = line.entry_id
    left join ledger_line taken on taken.entry_id = entry.reverses_id and taken.place = line.place
    left join cost on cost.id = line.id
    left join cost other on other.id = cost.reverses_id or other.reverses_id = cost.id
    where ${isInRange('line.id')} and line.code = '400' and (
      cost.number = entry.number and cost.amount_grosz = line.amount_grosz and cost.booking_day = line.posting_day
      and cost.cost_category_id = line.cost_category_id and cost.reverses_id is not distinct from taken.id
      and cost.counts = coalesce(other.counts, true)
    ) is not true
  `;
}
