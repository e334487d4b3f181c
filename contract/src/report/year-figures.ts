import * as z from 'zod/mini';
import { grosze } from '../core/money/grosze.ts';
import { dayReply } from '../core/time/day.ts';

/** What came and went within some days, in grosze: docs/product/report.md#figures. */
const figures = {
  /** By charges, credits and reversals counted below zero. */
  charged: grosze,
  /** On settlement accounts, less what was given back. */
  paid: grosze,
  /** By costs, each in the year that it belongs to. */
  spent: grosze,
} as const;

/** A year of money at a glance: the same figures on every hub, and in the report. */
export const yearFigures = z.object({
  year: z.int(),
  /** The last day that is counted: that of the year, or today. */
  asOf: dayReply,
  ...figures,
  /** What is owed on that day, whenever it was charged. */
  open: grosze,
  /** The same by month, from January on, as far as the year has come. */
  months: z.array(z.object({ month: z.int().check(z.minimum(1), z.maximum(12)), ...figures })),
});

export type YearFigures = z.infer<typeof yearFigures>;
