import * as z from 'zod/mini';
import { dayReply } from '../core/time/day.ts';
import { defineDeadline } from '../core/time/deadline.ts';

/** The month that a warning of termination gives from its delivery: docs/product/deadlines.md#warnings. */
export const warningTermDeadline = defineDeadline('warning-term', {
  // It names who owes.
  permission: 'debtor:read',
  places: ['messages', 'fees'],
  facts: { messageId: z.string(), recipient: z.string(), deliveredOn: dayReply },
});
