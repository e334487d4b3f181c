import * as z from 'zod/mini';
import { chosenRecord, id } from '../core/fields.ts';
import { grosze } from '../core/money/grosze.ts';
import { allocations, partOfDebt, settlementOfPayment } from './payment.model.ts';

/** The form of 'Rozlicz inaczej': what a payment covers by hand; an empty list leaves all of it to the rule. */
export const allocationSet = z.object({ paymentId: id, allocations });

export type AllocationSet = z.output<typeof allocationSet>;

/** The settlement account whose payments are all left to the rule again. */
export const allocationReset = z.object({
  settlementId: chosenRecord('Wybierz konto rozliczeniowe'),
});

/** What a payment covers, and what it may cover by hand: docs/product/ledger.md#spreading-by-hand. */
export const allocationDetails = z.object({
  paymentId: z.string(),
  number: z.string(),
  settlement: settlementOfPayment,
  /** What of the payment may be spread by hand: what was neither taken back nor given back nor moved. */
  available: grosze,
  /** By their due days. */
  parts: z.array(
    z.object({
      ...partOfDebt,
      /** How much of the part the payment may cover: what only the rule had others cover makes way. */
      room: grosze,
      /** What the payment covers of it now, by the rule or by hand. */
      covered: grosze,
      /** Whether a person said so. */
      byHand: z.boolean(),
    }),
  ),
});

export type AllocationDetails = z.infer<typeof allocationDetails>;
