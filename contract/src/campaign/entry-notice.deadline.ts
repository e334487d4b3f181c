import * as z from 'zod/mini';
import { dayReply } from '../core/time/day.ts';
import { defineDeadline } from '../core/time/deadline.ts';

/**
 * A round of readings that holders have to be given notice of, and that nobody has begun a message about
 * (docs/product/deadlines.md#entry-notice).
 */
export const entryNoticeDeadline = defineDeadline('entry-notice', {
  permission: 'campaign:read',
  places: ['messages'],
  facts: {
    name: z.string(),
    readFrom: dayReply,
    readThru: dayReply,
  },
});
