import { isOldRate } from '@grzadka/contract/interest-rate/interest-rate.model';
import { oldRateDeadline } from '@grzadka/contract/interest-rate/old-rate.deadline';
import { sql } from 'kysely';
import { deadlinesOfRows } from '#src/core/inspection/deadline.ts';

/** The newest rate of interest, once somebody should look for a newer one (docs/product/deadlines.md#interest-rate). */
export const oldRateDeadlines = deadlinesOfRows(
  oldRateDeadline,
  () => sql<{ id: string; validFrom: string }>`
    select id, valid_from from interest_rate order by valid_from desc limit 1
  `,
  ({ id, validFrom }, today) =>
    isOldRate(validFrom, today) ? { id, on: null, validFrom } : undefined,
);
