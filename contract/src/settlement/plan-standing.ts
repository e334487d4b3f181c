import * as z from 'zod/mini';
import { keyOf } from '../core/fields.ts';
import { grosze } from '../core/money/grosze.ts';
import { dayReply } from '../core/time/day.ts';

/** How a plan stands today (docs/product/payment-plans.md#state). */
export const paymentPlanStateLabels = {
  kept: 'Raty płacone w terminie',
  broken: 'Rata niezapłacona w terminie',
  paid: 'Spłacone',
  cancelled: 'Odwołane',
} as const;

export type PaymentPlanState = keyof typeof paymentPlanStateLabels;

/** The state of a plan in a reply. */
const paymentPlanState = keyOf(paymentPlanStateLabels);

/** That a rate was not paid by its day: its day, and how much of what was to be paid until then was missing. */
const brokenRate = z.object({ on: dayReply, amount: grosze });

/** A rate that is to be paid next, with what is missing of it. */
const nextRate = z.object({ on: dayReply, amount: grosze });

/** How a plan stands, wherever it is shown. */
export const planStanding = z.object({
  state: paymentPlanState,
  broken: z.nullable(brokenRate),
  next: z.nullable(nextRate),
});

export type PlanStanding = z.infer<typeof planStanding>;
