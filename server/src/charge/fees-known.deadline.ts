import { feesKnownDeadline } from '@grzadka/contract/charge/year/fees-known.deadline';
import { lastDay } from '@grzadka/contract/core/time/statutory-terms';
import { sql } from 'kysely';
import { deadlinesOfRows } from '#src/core/inspection/deadline.ts';
import { areNoticesOut } from './run/notices-out.ts';

interface Run {
  readonly id: string;
  readonly number: string | null;
  readonly title: string;
  readonly firstDueOn: string;
}

/**
 * Each run, approved or a calculated draft, until its charges are made known or the first of them is due; what corrects a run has a
 * term of its own (docs/product/deadlines.md#fees-known).
 */
export const feesKnownDeadlines = deadlinesOfRows(
  feesKnownDeadline,
  (today) => sql<Run>`
    select id, number, title, first_due_on
    from charge_run
    where state in ('draft', 'approved') and kind <> 'interest' and corrects_id is null and first_due_on >= ${today}::date
      and not ${areNoticesOut}
  `,
  (run) => ({ ...run, on: lastDay.toTellFees(run.firstDueOn) }),
);
