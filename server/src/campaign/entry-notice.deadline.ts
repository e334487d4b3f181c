import { entryNoticeDeadline } from '@grzadka/contract/campaign/entry-notice.deadline';
import { lastDay } from '@grzadka/contract/core/time/statutory-terms';
import { sql } from 'kysely';
import { deadlinesOfRows } from '#src/core/inspection/deadline.ts';

interface Unannounced {
  readonly id: string;
  readonly name: string;
  readonly readFrom: string;
  readonly readThru: string;
}

/**
 * Each round that is not closed and nobody has begun a notice about, until its first day is over: from then on what is begun is
 * a deadline of the messages (docs/product/deadlines.md#entry-notice).
 */
export const entryNoticeDeadlines = deadlinesOfRows(
  entryNoticeDeadline,
  (today) => sql<Unannounced>`
    select id, name, read_from, read_thru from campaign
    where state <> 'closed' and read_from >= ${today}::date
      and not exists (
        select from message
        where kind = 'reading-notice' and message.reading_from = campaign.read_from
          and message.state <> 'stopped'
      )
  `,
  ({ readFrom, ...round }) => ({ ...round, readFrom, on: lastDay.toAnnounceEntry(readFrom) }),
);
