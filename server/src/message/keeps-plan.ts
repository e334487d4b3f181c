import { sql } from 'kysely';

/**
 * Whether what is overdue on a row of `settlement` is paid by a plan that is kept: then nobody is reminded of it, neither
 * chosen nor, where the plan came later, written to (docs/product/reminders.md#rule).
 */
export const keepsPlan = sql<boolean>`has_kept_payment_plan(settlement.id)`;
