import * as z from 'zod/mini';
import { grosze } from '../core/money/grosze.ts';
import { dayReply } from '../core/time/day.ts';
import { documentSeries } from './ledger.model.ts';

/** What is open on a settlement account: a part of a debt, or what is left of a payment, which counts against them. */
export const openEntry = z.object({
  /** Of the part, or of the payment's line. */
  id: z.string(),
  /** The document that it comes by. */
  entryId: z.string(),
  number: z.string(),
  series: z.enum(Object.keys(documentSeries) as (keyof typeof documentSeries)[]),
  /** The run or file whose entries share one number; null where it stands for itself. */
  sourceId: z.nullable(z.string()),
  postingDay: dayReply,
  /** Why: the words of its document. */
  reason: z.string(),
  feeKind: z.nullable(z.string()),
  description: z.nullable(z.string()),
  /** Null of what is left of a payment. */
  dueOn: z.nullable(dayReply),
  /** Whether the day by which it had to be paid is over. */
  isDue: z.boolean(),
  /** What it came to, and what of that is open: above zero is owed, below is overpaid. */
  amount: grosze,
  open: grosze,
});

export type OpenEntry = z.infer<typeof openEntry>;
