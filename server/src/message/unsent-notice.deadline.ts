import { lastDayToSend } from '@grzadka/contract/message/last-day';
import { unsentNoticeDeadline } from '@grzadka/contract/message/unsent-notice.deadline';
import { sql } from 'kysely';
import { deadlinesOfRows } from '#src/core/inspection/deadline.ts';

interface Unsent {
  readonly id: string;
  readonly kind: 'general-meeting' | 'reading-notice';
  /** When the meeting is or the readings begin, as the table has it and, in `tellsOf`, as a day. */
  readonly meetingAt: string | null;
  readonly readingFrom: string | null;
  readonly tellsOf: string;
}

/**
 * Each notice of a meeting or of readings that is not sent, until the day that it announces is over
 * (docs/product/deadlines.md#messages).
 */
export const unsentNoticeDeadlines = deadlinesOfRows(
  unsentNoticeDeadline,
  (today) => sql<Unsent>`
    select * from (
      select
        id, kind, meeting_at, reading_from,
        case kind when 'general-meeting' then (meeting_at at time zone 'Europe/Warsaw')::date else reading_from end as tells_of
      from message
      where state in ('draft', 'prepared') and kind in ('general-meeting', 'reading-notice')
    ) unsent
    where tells_of >= ${today}::date
  `,
  ({ id, kind, meetingAt, readingFrom, tellsOf }) => {
    const on = lastDayToSend({ kind, meetingAt, readingFrom });
    return on === null ? undefined : { id, on, messageKind: kind, tellsOf };
  },
);
