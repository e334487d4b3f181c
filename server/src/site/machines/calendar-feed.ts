import { sitePaths } from '@grzadka/contract/site/site.paths';
import ical, { escape, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { movedInWords, nameOfEvent } from '../pages/calendar-page.ts';
import type { PageContext } from '../pages/layout.ts';
import type { CalendarEvent } from '../published/calendar-events.ts';
import { nameOf } from '../site-facts.ts';

/** How often calendars ask anew, in seconds. */
const askedAnew = 24 * 60 * 60;

/** The events as an iCalendar (RFC 5545), to which a telephone can subscribe. */
export function renderCalendarFeed(
  { facts, links }: Pick<PageContext, 'facts' | 'links'>,
  events: readonly CalendarEvent[],
): string {
  const calendar = ical({
    // The library escapes the texts of events, and this one not.
    name: escape(`Kalendarz – ${nameOf(facts)}`, false),
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Grzadka', product: 'Kalendarz ogrodu', language: 'PL' },
    ttl: askedAnew,
    url: links.absolute(sitePaths.calendar),
  });
  for (const event of events) {
    const { id, kind, at, from, thru, place, isCalledOff } = event;
    calendar.createEvent({
      // The same event has the same one whenever it is asked for, and when it is moved, so that it replaces itself. A charge run has several days.
      id: kind === 'due-day' ? `${kind}-${id}-${from}` : `${kind}-${id}`,
      summary: nameOfEvent(event),
      location: place,
      description: movedInWords(event),
      url: links.absolute(sitePaths.calendar),
      ...(isCalledOff && { status: ICalEventStatus.CANCELLED }),
      // Not the moment of asking: what did not change is the same text.
      stamp: new Date(event.knownAt),
      sequence: revisionOf(event),
      ...(at === null
        ? { start: new Date(from), end: dayAfter(thru), allDay: true }
        : { start: new Date(at) }),
    });
  }
  return calendar.toString();
}

/**
 * The number by which a later state of an event is known from an earlier one: programs that have an event take nothing for newer that bears
 * none above theirs. How many seconds after it was first known it became as it is.
 */
function revisionOf({ firstKnownAt, knownAt }: CalendarEvent): number {
  const milliseconds = new Date(knownAt).getTime() - new Date(firstKnownAt).getTime();
  return Math.ceil(milliseconds / 1_000);
}

/** The format ends whole days before the day that it names. */
function dayAfter(day: string): Date {
  const next = new Date(day);
  next.setUTCDate(next.getUTCDate() + 1);
  return next;
}
