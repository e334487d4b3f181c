import { parseInstant } from '../core/fields.ts';
import { lastDay } from '../core/time/statutory-terms.ts';
import { dayOf, gardenToday } from '../core/time/time-zone.ts';
import type { MessageKind } from './message-kinds.ts';

/** What of a message its last day follows from. */
export interface ToldInTime {
  readonly kind: MessageKind;
  /** An instant. */
  readonly meetingAt: string | null;
  /** A day. */
  readonly readingFrom: string | null;
}

/** By which day a message has to be sent; null where nothing says so (docs/product/deadlines.md#messages). */
export function lastDayToSend({ kind, meetingAt, readingFrom }: ToldInTime): string | null {
  if (kind === 'general-meeting' && meetingAt !== null) {
    return lastDay.toCallMeeting(dayOf(meetingAt));
  }
  if (kind === 'reading-notice' && readingFrom !== null) {
    return lastDay.toAnnounceEntry(readingFrom);
  }
  return null;
}

/**
 * Whether a message that goes at an instant, or now where none is planned, goes after its last day: server and dialog ask
 * here, of the same instant. What is no instant yet is not late.
 */
export function isSentLate(until: string | null, sendAt: string | null): boolean {
  if (until === null) return false;
  if (sendAt === null) return gardenToday() > until;
  return parseInstant(sendAt) !== undefined && dayOf(sendAt) > until;
}
