import * as z from 'zod/mini';
import { defineCheck } from '../core/check.ts';

/** What of runs and charges can disagree: docs/product/charge-runs.md#check. */
const disagreements = ['lines', 'entry', 'shown', 'reversal', 'run', 'standing', 'days'] as const;

export type ChargeDisagreement = (typeof disagreements)[number];

/** Charges against their lines, their entries and what was approved, and runs against their charges: amounts in grosze, of others how many. */
export const chargeCheck = defineCheck('charge', {
  facts: {
    what: z.enum(disagreements),
    /** The number of the charge or of the run. */
    document: z.nullable(z.string()),
    kept: z.int(),
    counted: z.int(),
  },
  note: {},
});
