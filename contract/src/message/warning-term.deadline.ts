import * as z from 'zod/mini';
import { dayReply } from '../core/time/day.ts';
import { defineDeadline } from '../core/time/deadline.ts';
import { messagePlace } from './message.place.ts';

/** The month that a warning of termination gives from its delivery: docs/product/deadlines.md#warnings. */
export const warningTermDeadline = defineDeadline('warning-term', {
  permission: messagePlace.permissions.read,
  places: ['messages', 'fees'],
  facts: { messageId: z.string(), recipient: z.string(), deliveredOn: dayReply },
});
