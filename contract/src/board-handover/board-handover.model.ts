import * as z from 'zod/mini';
import { instantReply } from '../core/fields.ts';

/** For how many days a handover pack can be fetched. */
export const handoverDays = 7;

/** A handover pack as administrators see it. */
export const boardHandover = z.object({
  id: z.string(),
  state: z.enum(['waiting', 'done', 'failed']),
  createdAt: instantReply,
  /** Until when it can be fetched. */
  availableThru: instantReply,
  /** Bytes; null until it is done. */
  size: z.nullable(z.int()),
  /** Who asked for it; null where that login is no more. */
  madeBy: z.nullable(z.string()),
});

export type BoardHandover = z.infer<typeof boardHandover>;
