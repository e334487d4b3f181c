import * as z from 'zod/mini';
import { dayReply } from '../../core/time/day.ts';
import { defineDeadline } from '../../core/time/deadline.ts';

/** What a run charges is made known in time before it is due: docs/product/deadlines.md#fees-known. */
export const feesKnownDeadline = defineDeadline('fees-known', {
  permission: 'fee:read',
  places: ['fees', 'messages'],
  facts: {
    /** Null of a draft, which has to be approved first. */
    number: z.nullable(z.string()),
    title: z.string(),
    /** The first day on which something of it is to be paid. */
    firstDueOn: dayReply,
  },
});
