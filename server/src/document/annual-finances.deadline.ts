import { isAround } from '@grzadka/contract/core/time/deadline';
import { lastDay } from '@grzadka/contract/core/time/statutory-terms';
import {
  annualFinancesDeadline,
  annualFinancesWords,
} from '@grzadka/contract/document/annual-finances.deadline';
import { sql } from 'kysely';
import { deadlinesOfRows } from '#src/core/inspection/deadline.ts';

/** The finances of last year, until a document of this name is published (docs/product/deadlines.md#annual-finances). */
export const annualFinancesDeadlines = deadlinesOfRows(
  annualFinancesDeadline,
  (today) => sql<{ year: number }>`
    select year
    from (select extract(year from ${today}::date)::integer as year) calendar
    where not exists (
      select from document
      where name_search like '%' || search_key(${annualFinancesWords}) || '%'
        and name_search like '%' || (year - 1) || '%'
        and publication_from_date <= now()
    )
  `,
  ({ year }, today) => {
    const on = lastDay.toTellFinances(year);
    return isAround(on, today) ? { id: String(year), on } : undefined;
  },
);
