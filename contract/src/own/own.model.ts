import * as z from 'zod/mini';
import { instantReply } from '../core/fields.ts';
import { grosze } from '../core/money/grosze.ts';
import { dayReply } from '../core/time/day.ts';
import { measurementListItem } from '../meter/measurement/measurement.model.ts';
import { meterListItem } from '../meter/meter.model.ts';
import { standingAccount } from '../settlement/settlement.model.ts';
import { ownSubmission } from '../submission/submission.model.ts';

/** A garden that the caller's party holds today; `area` is in square metres. */
export const ownGarden = z.object({
  id: z.string(),
  name: z.string(),
  sector: z.string(),
  area: z.nullable(z.number()),
});

export type OwnGarden = z.infer<typeof ownGarden>;

/** How a reading of a meter may be reported now. */
const ownReporting = z.object({
  /** The earliest day that a reading may be of; today is the latest. */
  from: dayReply,
  /** Until which day, and for which round; null where readings are taken at any time. */
  round: z.nullable(z.object({ name: z.string(), thru: z.nullable(dayReply) })),
  photoRequired: z.boolean(),
});

/** A meter of an own garden. Who read it is nobody's business but the office's. */
export const ownMeter = z.extend(z.omit(meterListItem, { lastMeasurement: true }), {
  /** Of the device that is there; null where there is none, or it is not known. */
  serialNumber: z.nullable(z.string()),
  /** The last that counts; an estimate is one that nobody read. */
  lastMeasurement: z.nullable(
    z.object({ value: z.number(), measuredAt: instantReply, isEstimate: z.boolean() }),
  ),
  /** Null while no readings are taken of it. */
  reporting: z.nullable(ownReporting),
  /** What the caller reported of it last; null where that is nothing. */
  submission: z.nullable(ownSubmission),
});

export type OwnMeter = z.infer<typeof ownMeter>;

/** An own garden with its meters, by name. */
export const ownGardenDetails = z.extend(ownGarden, { meters: z.array(ownMeter) });

export type OwnGardenDetails = z.infer<typeof ownGardenDetails>;

/** A reading that counts, of the time in which the garden is the caller's, or the one that this time begins with. */
export const ownMeasurement = z.pick(measurementListItem, {
  id: true,
  value: true,
  measuredAt: true,
  channel: true,
});

export type OwnMeasurement = z.infer<typeof ownMeasurement>;

/** An account of the caller's party with what is owed on it. */
export const ownSettlement = z.omit(standingAccount, { holders: true });

export type OwnSettlement = z.infer<typeof ownSettlement>;

/** How to pay what is open on an account: docs/product/paper.md#transfer. */
export const ownTransfer = z.object({
  /** Null where the association has not said it. */
  recipient: z.nullable(z.string()),
  /** 26 digits; null where none is known. */
  bankAccount: z.nullable(z.string()),
  title: z.string(),
  /** What one may want to pay: what is due by a day, and all that is open. Empty where nothing is. */
  amounts: z.array(
    z.object({
      amount: grosze,
      /** The day by which that is due; null of all that is open. */
      by: z.nullable(dayReply),
      /** The text of the two-dimensional code; null where there can be none. */
      code: z.nullable(z.string()),
    }),
  ),
});

export type OwnTransfer = z.infer<typeof ownTransfer>;
