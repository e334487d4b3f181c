import { type RawBuilder, sql } from 'kysely';
import type { IsInRange } from '#src/core/inspection/id-ranges.ts';
import type { AccountDisagreement } from './account-disagreement.ts';

/** What is kept of who owes is what is overdue today, or was on the day when the list was last read (docs/product/debtors.md#kept). */
export function wrongDebtors(isInRange: IsInRange): RawBuilder<AccountDisagreement> {
  return sql`
    select settlement.id as settlement_id, settlement.reference as document, coalesce(debtor.due_grosz, 0) as kept, owed.today as counted
    from settlement
    left join debtor on debtor.id = settlement.id
    cross join lateral (
      select
        coalesce(sum(open_grosz) filter (where effective_due_on < today()), 0) as today,
        coalesce(sum(open_grosz) filter (where effective_due_on < (select as_of from debtor_day)), 0) as listed
      from open_item where settlement_id = settlement.id and open_grosz > 0
    ) owed
    where ${isInRange('settlement.id')} and coalesce(debtor.due_grosz, 0) not in (owed.today, owed.listed)
  `;
}
