import * as z from 'zod/mini';
import { defineDeadline } from '../core/time/deadline.ts';

/** An application for the transfer of a plot is decided on: docs/product/deadlines.md#transfer. */
export const transferDeadline = defineDeadline('transfer', {
  permission: 'garden:read',
  places: ['fees', 'messages'],
  facts: { garden: z.object({ id: z.string(), name: z.string() }) },
});
