import { addDays } from '@grzadka/contract/core/time/calendar-steps';
import { legalisationWarningDays } from '@grzadka/contract/meter/legalisation';
import {
  legalisationDeadline,
  mostCountedMeters,
} from '@grzadka/contract/meter/legalisation.deadline';
import { sql } from 'kysely';
import { deadlinesOfRows } from '#src/core/inspection/deadline.ts';

interface Counted {
  readonly meters: number;
  readonly first: string | null;
}

/** The last day up to which a legalisation counts as one that ends soon. */
const nearUntil = (today: string) => addDays(today, legalisationWarningDays);

/**
 * The meters in use whose legalisation is over, or ends within 90 days, as one deadline: that of the first of them. No more of
 * them are counted than the deadline can say (docs/product/deadlines.md#legalisation).
 */
export const legalisationDeadlines = deadlinesOfRows(
  legalisationDeadline,
  (today) => sql<Counted>`
    select count(*)::integer as meters, min(legalised_until) as first
    from (
      select legalised_until from meter
      where active and legalised_until <= ${nearUntil(today)}::date
      order by legalised_until limit ${mostCountedMeters}
    ) near
  `,
  ({ meters, first }, today) =>
    first === null ? undefined : { id: 'all', on: first, meters, thru: nearUntil(today) },
);
