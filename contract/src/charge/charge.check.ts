import type * as z from 'zod/mini';
import { defineSumCheck } from '../core/check.ts';

/** Charges against their lines, their entries and what was approved, and runs against their charges: docs/product/charge-runs.md#check. The document is the charge's or the run's. */
export const chargeCheck = defineSumCheck('charge', [
  'lines',
  'entry',
  'shown',
  'reversal',
  'run',
  'standing',
  'days',
  'noted',
]);

export type ChargeDisagreement = z.output<typeof chargeCheck.facts>['what'];
