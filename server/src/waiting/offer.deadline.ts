import { offerDeadline } from '@grzadka/contract/waiting/offer.deadline';
import { sql } from 'kysely';
import { deadlinesOfRows } from '#src/core/inspection/deadline.ts';

interface Open {
  readonly id: string;
  readonly on: string;
  readonly name: string;
  readonly garden: { readonly id: string; readonly name: string };
}

/** Each plot that was offered and that nobody has answered about, until its last day is over (docs/product/deadlines.md#offers). */
export const offerDeadlines = deadlinesOfRows(
  offerDeadline,
  (today) => sql<Open>`
    select waiting.id, until as on, called as name, json_build_object('id', garden.id, 'name', garden.name) as garden
    from waiting_offer
    join waiting on waiting.id = waiting_id
    join garden on garden.id = garden_id
    where answer is null and until >= ${today}::date and ended_as is null
  `,
  (offer) => offer,
);
