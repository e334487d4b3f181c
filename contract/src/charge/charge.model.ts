import * as z from 'zod/mini';
import { id, keyOf, text } from '../core/fields.ts';
import { messages } from '../core/messages.ts';
import { grosze } from '../core/money/grosze.ts';
import { dayReply, requiredDay } from '../core/time/day.ts';
import { feePurposeLabels } from '../fee-kind/fee-purposes.ts';
import { chargeStateLabels } from './charge.labels.ts';
import { chargeLineKindLabels } from './line/charge-line-kind.ts';

/** How many charges are taken back in one call at most. */
const mostReversedAtOnce = 1000;

/** A value of a dial that a line rests on. */
const usedReading = z.object({
  meterId: z.string(),
  /** Of the measurement, or of the device that was mounted or taken off with it. */
  id: z.string(),
  day: dayReply,
  value: z.number(),
  isEstimate: z.boolean(),
});

/** A line that explains a charge, in words that are frozen with it (docs/product/charge-runs.md#charges). */
export const chargeLine = z.object({
  kind: keyOf(chargeLineKindLabels),
  words: z.string(),
  /** Decimals as text; null where nothing is multiplied, as of an exemption. */
  quantity: z.nullable(z.string()),
  unit: z.nullable(z.string()),
  /** In złoty. */
  rate: z.nullable(z.string()),
  amount: grosze,
  /** Null in a draft whose tariff is gone by now, and of interest, which goes by none. */
  tariff: z.nullable(
    z.object({ id: z.string(), resolution: z.object({ id: z.string(), number: z.string() }) }),
  ),
  /** Of what is charged by meter. */
  stretch: z.nullable(
    z.object({ meterId: z.string(), from: dayReply, thru: dayReply, quantity: z.string() }),
  ),
  readings: z.array(usedReading),
});

export type ChargeLine = z.infer<typeof chargeLine>;

/** A charge of an account: what of it is open, and why it is as it is. */
export const charge = z.object({
  id: z.string(),
  number: z.string(),
  run: z.object({ id: z.string(), number: z.string(), title: z.string() }),
  feeKind: z.object({ id: z.string(), name: z.string(), purpose: keyOf(feePurposeLabels) }),
  /** Below zero it is a credit. */
  amount: grosze,
  issueDay: dayReply,
  periodFrom: dayReply,
  periodThru: dayReply,
  state: keyOf(chargeStateLabels),
  parts: z.array(z.object({ dueOn: dayReply, amount: grosze, open: grosze, writtenOff: grosze })),
  lines: z.array(chargeLine),
  reversedOn: z.nullable(dayReply),
  reversalReason: z.nullable(z.string()),
});

export type Charge = z.infer<typeof charge>;

/** On which day something is taken back, and why: the words become part of the ledger, and name nobody. */
const reversal = {
  day: requiredDay,
  reason: text({ max: 200, empty: 'Napisz, dlaczego' }),
};

/** That a whole run is taken back. */
export const chargeRunReverse = z.object({ id, ...reversal });

/** That some charges are. */
export const chargesReverse = z.object({
  chargeIds: z
    .array(id)
    .check(
      z.minLength(1, messages.invalidValue),
      z.maxLength(mostReversedAtOnce, messages.tooManyRecords(mostReversedAtOnce)),
    ),
  ...reversal,
});

/** That what a run charged an account is taken back, and charged anew by a draft of its own. */
export const chargeRunCorrect = z.object({ id, settlementId: id, ...reversal });
