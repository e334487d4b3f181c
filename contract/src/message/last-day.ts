import { dayNumber, dayOfNumber } from '../core/time/day-number.ts';
import { dayOf } from '../core/time/time-zone.ts';
import type { MessageKind } from './message-kinds.ts';

/** How many days before a general meeting, and before the first day of readings, people have to know of it. */
export const daysBeforeMeeting = 14;
export const daysBeforeReading = 7;

/** What of a message its last day follows from. */
export interface ToldInTime {
  readonly kind: MessageKind;
  /** An instant. */
  readonly meetingAt: string | null;
  /** A day. */
  readonly readingFrom: string | null;
}

/** By which day a message has to be sent; null where nothing says so (docs/product/deadlines.md#rules). */
export function lastDayToSend({ kind, meetingAt, readingFrom }: ToldInTime): string | null {
  if (kind === 'general-meeting' && meetingAt !== null) {
    return daysBefore(dayOf(meetingAt), daysBeforeMeeting);
  }
  if (kind === 'reading-notice' && readingFrom !== null) {
    return daysBefore(readingFrom, daysBeforeReading);
  }
  return null;
}

function daysBefore(day: string, days: number): string {
  return dayOfNumber(dayNumber(day) - days);
}
