import { type RawBuilder, sql } from 'kysely';
import type { IsInRange } from '#src/core/inspection/id-ranges.ts';
import type { AccountDisagreement } from './account-disagreement.ts';

/** The rates of each payment plan come to what it was made for, and so do its parts, which are its account's (docs/product/payment-plans.md#making). */
export function wrongPlans(isInRange: IsInRange): RawBuilder<AccountDisagreement> {
  return sql`
    select plan.settlement_id, settlement.reference as document, plan.amount_grosz as kept, coalesce(rates.amount, 0) as counted
    from payment_plan plan
    join settlement on settlement.id = plan.settlement_id
    cross join lateral (
      select sum(amount_grosz) as amount from payment_plan_rate where plan_id = plan.id
    ) rates
    cross join lateral (
      select sum(part.amount_grosz) as amount
      from payment_plan_part part join open_item item on item.id = part.item_id
      where part.plan_id = plan.id and item.settlement_id = plan.settlement_id
    ) parts
    where ${isInRange('plan.settlement_id')}
      and (plan.amount_grosz = rates.amount and plan.amount_grosz = parts.amount) is not true
  `;
}

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
