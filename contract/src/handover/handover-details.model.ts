import * as z from 'zod/mini';
import { keyOf } from '../core/fields.ts';
import { grosze } from '../core/money/grosze.ts';
import { dayReply } from '../core/time/day.ts';
import { meterType } from '../meter/meter.model.ts';
import { transferApplication } from '../transfer-application/transfer-application.model.ts';
import { handoverListItem, handoverResult } from './handover.model.ts';
import { handoverStepLabels, stepStates } from './handover-steps.ts';

const party = z.object({ id: z.string(), name: z.string() });

/** A login of somebody, by its user name. */
const login = z.object({ id: z.string(), userName: z.string(), enabled: z.boolean() });

const leaving = z.object({
  party,
  /** The first day of theirs; null where it is not known. */
  from: z.nullable(dayReply),
  isMember: z.boolean(),
  endsMembership: z.boolean(),
  logins: z.array(login),
  endsLogin: z.boolean(),
  /** Other plots that they hold: what keeps a login, and a membership. */
  otherGardens: z.array(z.string()),
});

const coming = z.object({
  party,
  hasAddress: z.boolean(),
  email: z.nullable(z.string()),
  /** Whether consents are recorded, or declined, on paper or by themselves. */
  hasSaidConsents: z.boolean(),
  isMember: z.boolean(),
  beginsMembership: z.boolean(),
  logins: z.array(login),
  getsLogin: z.boolean(),
});

/** A value, as it was read. */
const value = z.object({ value: z.number(), measuredAt: z.string(), isEstimate: z.boolean() });

/** A meter of the plot that is to be read on the day; null in `reading` until it is. */
const meter = z.object({
  id: z.string(),
  name: z.string(),
  type: meterType,
  serialNumber: z.nullable(z.string()),
  /** Taken off, so that nothing is to be read. */
  isOff: z.boolean(),
  /** The last one before the day. */
  last: z.nullable(value),
  reading: z.nullable(value),
  /** Whether that has a photo; else by which key, and which login alone, one can be added to it: null where nothing was read. */
  hasPhoto: z.boolean(),
  photoOf: z.nullable(z.object({ clientKey: z.string(), loginId: z.nullable(z.string()) })),
});

export type HandoverMeter = z.infer<typeof meter>;

/** What is used and not charged until the day, by the kind of meters, and the day after which it is not; null where none of it ever was. */
const uncharged = z.object({ type: meterType, after: z.nullable(dayReply) });

/** What is open of a kind of fees, in grosze. */
const openOfKind = z.object({ name: z.string(), amount: grosze });

/** A fee that may be asked for at the beginning; its amount by the tariff, null where that sets none. */
const entryKind = z.object({
  id: z.string(),
  name: z.string(),
  amount: z.nullable(grosze),
  /** Chosen for this handover, with the amount that is asked for. */
  chosen: z.nullable(z.object({ amount: z.nullable(grosze) })),
});

/** A point of the list, and who ticked it when. */
const point = z.object({
  point: z.string(),
  done: z.nullable(z.object({ by: z.string(), at: z.string() })),
});

/** A term of the law after a death, with its last day: nothing is decided by the program. */
const lawTerm = z.object({ words: z.string(), on: dayReply });

/** A handover with its steps: docs/product/handovers.md#steps. */
export const handoverDetails = z.extend(handoverListItem, {
  garden: z.object({ id: z.string(), name: z.string(), sector: z.string() }),
  /** The first day of who comes. */
  startDay: dayReply,
  /** The same where somebody stated it; null where it is the day after `day`. */
  statedStartDay: z.nullable(dayReply),
  remark: z.nullable(z.string()),
  leavingParties: z.array(leaving),
  /** Who holds the plot, too, and goes on. */
  staying: z.array(party),
  comingParties: z.array(coming),
  comingName: z.nullable(z.string()),
  application: z.nullable(transferApplication),
  /** Applications of the plot that it may carry out. */
  applications: z.array(transferApplication),
  meters: z.array(meter),
  /** The account that ends, or goes on with who stays; null of a plot that nobody holds. */
  account: z.nullable(
    z.object({
      id: z.string(),
      reference: z.string(),
      /** Above zero is owed. */
      balance: grosze,
      open: z.array(openOfKind),
      uncharged: z.array(uncharged),
      /** The draft that this handover made, or the run that it became. */
      run: z.nullable(
        z.object({
          id: z.string(),
          number: z.nullable(z.string()),
          amount: z.nullable(grosze),
          /** The lines of the account, in words. */
          lines: z.array(z.object({ words: z.string(), amount: grosze })),
          /** Why nothing of it can be charged yet; null where it can. */
          blocked: z.nullable(z.string()),
        }),
      ),
    }),
  ),
  chargesReason: z.nullable(z.string()),
  arrearsReason: z.nullable(z.string()),
  entryKinds: z.array(entryKind),
  noEntryFees: z.boolean(),
  points: z.array(point),
  lawTerms: z.array(lawTerm),
  cancelReason: z.nullable(z.string()),
  steps: z.array(
    z.object({ step: keyOf(handoverStepLabels), state: z.enum(stepStates), words: z.string() }),
  ),
  /** What the end did; null until then. */
  result: z.nullable(handoverResult),
  /** The protocol as it was at the end, among the documents. */
  documentId: z.nullable(z.string()),
});

export type HandoverDetails = z.infer<typeof handoverDetails>;
