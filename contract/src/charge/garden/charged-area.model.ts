import * as z from 'zod/mini';
import { dayReply } from '../../core/time/day.ts';

/** How many of the latest charges by the area of a garden are shown. */
export const mostChargedAreas = 5;

/** What a run charged an account by the area of a garden, and is not taken back (docs/product/charge-runs.md#charges). */
export const chargedArea = z.object({
  run: z.object({ id: z.string(), number: z.string() }),
  settlementId: z.string(),
  /** Of this day the run took the area. */
  referenceDay: dayReply,
  /** In square metres, decimals as text: what was charged, and what the histories say of that day now. */
  area: z.string(),
  areaNow: z.nullable(z.string()),
});

export type ChargedArea = z.infer<typeof chargedArea>;
