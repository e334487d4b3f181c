import * as z from 'zod/mini';
import { instantReply } from '../core/fields.ts';

/** A session that has not run out. Only the browser's label says anything of the computer. */
export const openSession = z.object({
  id: z.string(),
  createdAt: instantReply,
  /** To the minute. */
  lastSeenAt: instantReply,
  /** Such as 'Firefox, Windows'; null where the browser did not say. */
  browser: z.nullable(z.string()),
  /** The one that asks. */
  isCurrent: z.boolean(),
});

export type OpenSession = z.infer<typeof openSession>;
