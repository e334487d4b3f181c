import * as z from 'zod/mini';
import { dayReply } from '../core/time/day.ts';
import { defineDeadline } from '../core/time/deadline.ts';

/** How many meters are counted at most; of more the words say that there are so many and more. */
export const mostCountedMeters = 1000;

/** Meters whose legalisation ends, or has ended: docs/product/deadlines.md#legalisation. There is one deadline for all of them. */
export const legalisationDeadline = defineDeadline('legalisation', {
  permission: 'meter:read',
  places: ['fees'],
  facts: {
    /** `mostCountedMeters` at the most. */
    meters: z.int(),
    /** Until when those are legalised that are counted. */
    thru: dayReply,
  },
});
