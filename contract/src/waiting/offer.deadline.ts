import * as z from 'zod/mini';
import { defineDeadline } from '../core/time/deadline.ts';

/** A plot was offered to somebody who waits, until a last day: docs/product/deadlines.md#offers. */
export const offerDeadline = defineDeadline('plot-offer', {
  permission: 'waiting:read',
  places: [],
  facts: { garden: z.object({ id: z.string(), name: z.string() }), name: z.string() },
});
