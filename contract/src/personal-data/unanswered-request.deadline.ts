import * as z from 'zod/mini';
import { defineDeadline } from '../core/time/deadline.ts';

/** A person is answered who asked for something about the own data: docs/product/deadlines.md#requests. */
export const unansweredRequestDeadline = defineDeadline('unanswered-request', {
  permission: 'personal-data:export',
  places: [],
  facts: { party: z.object({ id: z.string(), name: z.string() }), isExtended: z.boolean() },
});
