import { lastDay } from '@grzadka/contract/core/time/statutory-terms';
import { unansweredRequestDeadline } from '@grzadka/contract/personal-data/unanswered-request.deadline';
import { sql } from 'kysely';
import { deadlinesOfRows } from '#src/core/inspection/deadline.ts';

interface Waiting {
  readonly id: string;
  readonly receivedOn: string;
  readonly isExtended: boolean;
  readonly party: { readonly id: string; readonly name: string };
}

/** Each request that nobody has answered, until somebody does (docs/product/deadlines.md#requests). */
export const unansweredRequestDeadlines = deadlinesOfRows(
  unansweredRequestDeadline,
  () => sql<Waiting>`
    select data_request.id, received_on, is_extended,
      json_build_object('id', party.id, 'name', party.name) as party
    from data_request join party on party.id = party_id
    where answered_on is null
  `,
  ({ receivedOn, ...request }) => ({
    ...request,
    on: lastDay.toAnswerPerson(receivedOn, request.isExtended),
  }),
);
