import * as z from 'zod/mini';
import { dayReply } from '../core/time/day.ts';
import { defineDeadline } from '../core/time/deadline.ts';

/**
 * A notice that has to be sent so many days before what it announces: a general meeting, or an entry to read meters
 * (docs/product/deadlines.md#messages).
 */
export const unsentNoticeDeadline = defineDeadline('unsent-notice', {
  permission: 'message:read',
  places: ['messages'],
  facts: {
    messageKind: z.enum(['general-meeting', 'reading-notice']),
    /** The day of the meeting, or the first day of the readings. */
    tellsOf: dayReply,
  },
});
