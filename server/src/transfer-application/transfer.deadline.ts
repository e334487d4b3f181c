import { addMonths } from '@grzadka/contract/core/time/calendar-steps';
import { lastDay } from '@grzadka/contract/core/time/statutory-terms';
import { transferDeadline } from '@grzadka/contract/transfer-application/transfer.deadline';
import { sql } from 'kysely';
import { deadlinesOfRows } from '#src/core/inspection/deadline.ts';

interface Waiting {
  readonly id: string;
  readonly appliedOn: string;
  readonly garden: { readonly id: string; readonly name: string };
}

/** Each application that nobody has decided on, until silence is consent (docs/product/deadlines.md#transfer). */
export const transferDeadlines = deadlinesOfRows(
  transferDeadline,
  (today) => sql<Waiting>`
    select transfer_application.id, applied_on, json_build_object('id', garden.id, 'name', garden.name) as garden
    from transfer_application
    join garden on garden.id = garden_id
    -- By the index; three days more, since months have different lengths.
    where decision is null and applied_on >= ${addMonths(today, -2)}::date - 3
  `,
  ({ id, appliedOn, garden }, today) => {
    const on = lastDay.toDecideTransfer(appliedOn);
    return on < today ? undefined : { id, on, garden };
  },
);
