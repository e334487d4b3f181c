import * as z from 'zod/mini';
import { instantReply } from '../core/fields.ts';
import { defineDeadline } from '../core/time/deadline.ts';

/** There is no backup of the last two days: docs/product/deadlines.md#backup. */
export const backupDeadline = defineDeadline('backup', {
  permission: 'system:read',
  places: [],
  facts: {
    /** When the newest one was made; null where there is none. */
    newestAt: z.nullable(instantReply),
  },
});
