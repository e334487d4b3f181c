import * as z from 'zod/mini';
import { exportFormats } from '../core/export/export-format.ts';
import { paperReply } from '../core/export/pdf-reply.ts';
import { keyOf } from '../core/fields.ts';
import { messages } from '../core/messages.ts';
import { grosze } from '../core/money/grosze.ts';
import { dayReply } from '../core/time/day.ts';
import { yearOfAddress } from '../core/time/year-of-address.ts';
import { feePurposeLabels } from '../fee-kind/fee-purposes.ts';

/** What came of the fees of a purpose in a year, and what is left of them at its end. */
const feeFigures = z.object({ charged: grosze, paid: grosze, writtenOff: grosze, open: grosze });

export type FeeFigures = z.infer<typeof feeFigures>;

/** An amount of the year, and that of the year before. */
const compared = { now: grosze, before: grosze } as const;

const category = z.object({ id: z.string(), name: z.string(), ...compared });

/** The report of a year, without people and plots: docs/product/report.md#report. */
export const annualReport = z.object({
  year: z.int(),
  /** Today where the year is not over, else its last day. */
  asOf: dayReply,
  /** Whether something can still be posted in the year. */
  isOpen: z.boolean(),
  /** By what fees and costs are for: the five items of art. 33(2), then the rest, in that order. */
  purposes: z.array(
    z.object({
      purpose: keyOf(feePurposeLabels),
      now: feeFigures,
      before: feeFigures,
      spent: z.object(compared),
      /** The categories that its costs have, the largest first. */
      categories: z.array(category),
    }),
  ),
  /** What was paid on accounts and covers no fee: below zero where more of what had been overpaid was used. */
  unspread: z.object(compared),
  /** What is overpaid on the last day. */
  overpaid: z.object(compared),
  /** Income that is nobody's account's, by category. */
  income: z.array(category),
  total: z.object({
    now: feeFigures,
    before: feeFigures,
    spent: z.object(compared),
    income: z.object(compared),
  }),
});

export type AnnualReport = z.infer<typeof annualReport>;

/** Which year is asked for; without one the last one that is over. */
export const annualReportQuery = z.object({ year: z.optional(yearOfAddress) });

/** What the report is made as. */
export const annualReportFormats = {
  pdf: { label: 'Sprawozdanie (PDF)' },
  xlsx: { label: 'Sprawozdanie (Excel)' },
} as const;

/** The same as a file. */
export const annualReportFile = z.object({
  year: yearOfAddress,
  format: keyOf(annualReportFormats, messages.invalidValue),
});

/** How the call answers with it. */
export const annualReportReply = {
  reply: z.unknown(),
  replyFormat: 'stream',
  replyTypes: [...paperReply.replyTypes, exportFormats.xlsx.mediaType],
  tellsLacks: paperReply.tellsLacks,
} as const;

/** The year that a draft of a document is made of. */
export const annualReportPublish = z.object({
  year: z
    .int(messages.invalidValue)
    .check(z.minimum(1900, messages.invalidValue), z.maximum(2099, messages.invalidValue)),
});
