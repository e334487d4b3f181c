import { feesResolvedDeadline } from '@grzadka/contract/charge/year/fees-resolved.deadline';
import { isAround } from '@grzadka/contract/core/time/deadline';
import { lastDay } from '@grzadka/contract/core/time/statutory-terms';
import { sql } from 'kysely';
import { deadlinesOfRows } from '#src/core/inspection/deadline.ts';

/**
 * This year's fees, until somebody has resolved them: a resolution of this year is there, or a tariff of a fee kind that is in use
 * begins in it (docs/product/deadlines.md#fees-resolved).
 */
export const feesResolvedDeadlines = deadlinesOfRows(
  feesResolvedDeadline,
  (today) => sql<{ year: number }>`
    select year
    from (select extract(year from ${today}::date)::integer as year) calendar
    where not exists (select from resolution where resolution.year = calendar.year)
      and not exists (
        select from tariff join fee_kind on fee_kind.id = fee_kind_id
        where active and extract(year from valid_from) = calendar.year
      )
  `,
  ({ year }, today) => {
    const on = lastDay.toResolveFees(year);
    return isAround(on, today) ? { id: String(year), on } : undefined;
  },
);
