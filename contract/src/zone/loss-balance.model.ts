import * as z from 'zod/mini';

/** How far a loss is known: exactly, that it is no more than the one stated, or not at all. */
export type LossCertainty = 'exact' | 'at-most' | 'unknown';

/** What is wrong with a loss: it is high, or it is below zero, which no loss can be. */
export type LossAlert = 'high' | 'negative';

/** What of a main meter's consumption no other meter of its zone accounts for (docs/product/readings.md#loss-balance). */
export const lossBalance = z.object({
  /** The main meters' consumption in the unit of the zone; null where one of them is not known, or there is none. */
  main: z.nullable(z.number()),
  /** What is known of the consumption of the plots, and of what all have in common. */
  plots: z.number(),
  common: z.number(),
  certainty: z.enum(['exact', 'at-most', 'unknown'] satisfies LossCertainty[]),
  /** In the unit of the zone; null where it is unknown. */
  loss: z.nullable(z.number()),
  /** The loss in percent of the main meters' consumption, to a tenth; null where that is zero or unknown. */
  share: z.nullable(z.number()),
  /** What the loss costs, in grosze; null without a price, or where the loss is unknown. */
  cost: z.nullable(z.int()),
  alert: z.nullable(z.enum(['high', 'negative'] satisfies LossAlert[])),
  /** Of a negative loss the meters to look at first. */
  suspects: z.array(z.object({ id: z.string(), name: z.string() })),
  /** How many meters of the zone are known how well, main ones included. */
  coverage: z.object({
    total: z.int(),
    certain: z.int(),
    estimated: z.int(),
    undetermined: z.int(),
  }),
});

export type LossBalance = z.infer<typeof lossBalance>;
