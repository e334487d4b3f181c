import { unclearDays, unclearLinesDeadline } from '@grzadka/contract/bank/unclear-lines.deadline';
import { addDays } from '@grzadka/contract/core/time/calendar-steps';
import { sql } from 'kysely';
import { deadlinesOfRows } from '#src/core/inspection/deadline.ts';

/** The lines of the bank that wait in the queue longer than 14 days, those left for later among them (docs/product/deadlines.md#unclear-lines). */
export const unclearLinesDeadlines = deadlinesOfRows(
  unclearLinesDeadline,
  (today) => sql<{ lines: number }>`
    select count(*)::integer as lines from bank_line
    where state in ('suggested', 'unclear') and booking_day < ${addDays(today, -unclearDays)}::date
  `,
  ({ lines }) => (lines === 0 ? undefined : { id: 'all', on: null, lines }),
);
