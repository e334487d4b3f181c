import { gardenTimeZone } from '@grzadka/contract/core/time/time-zone';
import type { Settings } from '@grzadka/contract/settings/settings.model';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';

/** What the calendar shows of the garden, without a name of anybody: docs/product/site.md#calendar. */
export interface CalendarEvent {
  readonly kind: 'meeting' | 'readings' | 'due-day';
  /** That of the charge run, or of the first message that said so: later ones change or move the event, however often, and make no other. */
  readonly id: string;
  /** What is due, by the title of its charge run; null of the other kinds, which are called by their kind alone. */
  readonly title: string | null;
  /** When a meeting begins, UTC; null of what lasts whole days. */
  readonly at: string | null;
  /** The first and the last day; that of a meeting by the gardens' clocks. */
  readonly from: string;
  readonly thru: string;
  /** Where a meeting takes place, if that was said. */
  readonly place: string | null;
  /** When a meeting that was moved was to begin, UTC. */
  readonly movedFrom: string | null;
  /** Whether a meeting was called off. */
  readonly isCalledOff: boolean;
  /** Since when it is known at all, and since when as it is, UTC. The latter of a meeting never goes back, whatever is taken back of it. */
  readonly firstKnownAt: string;
  readonly knownAt: string;
}

/** What of it is switched on in the settings. */
export type CalendarSwitches = Pick<
  Settings,
  'calendarMeetings' | 'calendarReadings' | 'calendarDueDays'
>;

/** Whether there is a calendar at all. */
export function hasCalendar(switches: CalendarSwitches): boolean {
  return switches.calendarMeetings || switches.calendarReadings || switches.calendarDueDays;
}

/** So many at most, from the first on: more than a garden has in years. */
const most = 300;

/** The day of a meeting by the gardens' clocks. */
const meetingDay = sql`(meeting_at at time zone ${sql.lit(gardenTimeZone)})::date`;

/** The last day of readings: one that has none lasts one. */
const lastReading = sql`coalesce(reading_thru, reading_from)`;

/** Messages that were sent, or are being sent: what was stopped may be wrong. */
const isSent = sql`state in ('sending', 'done')`;

/** The calls of meetings. */
const calls = sql`
  (
    select id, meeting_at, meeting_place, started_at, called_off_at
    from message
    where kind = 'general-meeting' and ${isSent} and meeting_at is not null
  )
`;

/**
 * Whether one call moves the meeting of another: it was sent later, while that meeting was still to come, and names another time.
 * A garden has one general meeting ahead of it.
 */
const isMovedBy = (call: string, later: string) => {
  const [moved, by] = [sql.table(call), sql.table(later)];
  return sql`
    ${by}.started_at > ${moved}.started_at and ${by}.started_at < ${moved}.meeting_at and ${by}.meeting_at <> ${moved}.meeting_at
  `;
};

/** Whether a later call moved the meeting of a call, by the name that it has in the statement. */
export const isMoved = (call: string) => sql<boolean>`
  exists (select from ${calls} as later where ${isMovedBy(call, 'later')})
`;

/**
 * The meetings, days of readings and due days that are switched on, from a day on (those that last until it, too), in their order.
 * Several messages about one meeting are one event, the latest, and so is a meeting that was moved; one that is called anew takes place. Of charge runs those count that charge everybody for a year.
 */
export async function readCalendar(
  db: Kysely<Database>,
  switches: CalendarSwitches,
  from: string,
): Promise<CalendarEvent[]> {
  const { rows } = await sql<CalendarEvent>`
    select kind, id, title, at, from_day::text as "from", thru_day::text as "thru", place, moved_from as "movedFrom",
      called_off_at is not null as "isCalledOff", first_known_at as "firstKnownAt", known_at as "knownAt"
    from (
      (
        select distinct on (meeting_at)
          'meeting' as kind, original.id,
          null as title, meeting_at as at, ${meetingDay} as from_day, ${meetingDay} as thru_day, meeting_place as place,
          (
            select before.meeting_at
            from ${calls} as before
            where ${isMovedBy('before', 'call')}
            order by before.started_at desc, before.id
            limit 1
          ) as moved_from,
          (
            select max(same.called_off_at)
            from ${calls} as same
            where same.meeting_at = call.meeting_at and same.called_off_at > call.started_at
          ) as called_off_at,
          original.started_at as first_known_at,
          greatest(call.started_at, (
            select max(greatest(sent.started_at, sent.meeting_changed_at))
            from message as sent
            where sent.kind = 'general-meeting' and sent.started_at < call.meeting_at
          )) as known_at
        from ${calls} as call
        cross join lateral (
          with recursive moved as (
            select call.id, call.meeting_at, call.started_at
            union
            select first.id, first.meeting_at, first.started_at
            from ${calls} as first
            join moved on first.meeting_at = moved.meeting_at or ${isMovedBy('first', 'moved')}
          )
          select id, started_at from moved order by started_at, id limit 1
        ) as original
        where ${switches.calendarMeetings}
          and not ${isMoved('call')}
        order by meeting_at, call.started_at desc, call.id
      )
      union all
      (
        select distinct on (reading_from, ${lastReading})
          'readings',
          first_value(id) over (partition by reading_from, ${lastReading} order by started_at, id),
          null, null::timestamptz, reading_from, ${lastReading}, null, null::timestamptz, null::timestamptz,
          min(started_at) over (partition by reading_from, ${lastReading}), started_at
        from message
        where ${switches.calendarReadings} and kind = 'reading-notice' and ${isSent} and reading_from is not null
        order by reading_from, ${lastReading}, started_at desc, message.id
      )
      union all
      (
        select 'due-day', id, title, null::timestamptz, day, day, null, null::timestamptz, null::timestamptz,
          approved_at, approved_at
        from charge_run cross join lateral unnest(due_days) as day
        where ${switches.calendarDueDays} and kind = 'annual' and state = 'approved' and corrects_id is null
          and garden_ids = '{}' and settlement_ids = '{}'
      )
    ) as event
    where thru_day >= ${from}::date
    order by from_day, at nulls first, kind, title, id
    limit ${most}
  `.execute(db);
  return rows;
}
