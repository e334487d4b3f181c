import { purposesOfLease } from '@grzadka/contract/fee-kind/fee-purposes';
import { sql } from 'kysely';

/** Whether a lease may be ended for what is owed of a row of `fee_kind` (docs/product/reminders.md#levels). */
export const isOfLease = sql<boolean>`fee_kind.purpose in (${sql.join(purposesOfLease.map((purpose) => sql.lit(purpose)))})`;
