import * as z from 'zod/mini';
import { keyOf } from '../../core/fields.ts';
import { yearOfAddress } from '../../core/time/year-of-address.ts';
import { yearFigures } from '../../report/year-figures.ts';
import { senderParts } from '../../settings/paper-lacks.ts';
import { chargeRunKindLabels } from '../charge.labels.ts';
import { chargeRunListItem } from '../run/charge-run.model.ts';

/** How many runs are shown beside how a year stands, the latest first. */
export const latestRuns = 5;

const count = z.int().check(z.minimum(0));

/** Which year is asked for; without one the server chooses it. */
export const feeYearQuery = z.object({ year: z.optional(yearOfAddress) });

/** What is to be done next for a year, and with which run. */
const nextStep = z.object({
  step: z.enum(['resolution', 'rates', 'plots', 'charge', 'approve', 'notices']),
  year: z.int(),
  runId: z.nullable(z.string()),
  /** What of a year that is charged in part is still to be charged. */
  runKind: z.nullable(keyOf(chargeRunKindLabels)),
});

export type NextStep = z.infer<typeof nextStep>;

/** How the fees of a year stand: docs/product/charge-runs.md#standing. */
export const feeYear = z.object({
  year: z.int(),
  /** What is whole: of what is begun nothing is left to do. */
  done: z.object({
    resolution: z.boolean(),
    rates: z.boolean(),
    charge: z.boolean(),
    notices: z.boolean(),
  }),
  /** Those whose tariffs hold in the year, and those that nothing rests on yet. */
  resolutions: count,
  /** Of the active fee kinds those with a tariff within the year, and those whose tariff begins in it. */
  rates: z.object({ kinds: count, set: count, own: count }),
  /** The fee kinds that had a tariff in the year before, and have none now. */
  lapsed: z.array(z.string()),
  /** Whether there is an account to charge. */
  hasAccounts: z.boolean(),
  drafts: count,
  approvedRuns: count,
  /** What was charged, paid and spent in the year, and what is open: the same as the report of it has. */
  money: yearFigures,
  /** The fee kinds that have a tariff by which runs reckon, and no approved run. */
  uncharged: z.array(z.string()),
  /** The first approved run whose notices nobody has taken, and whether something of it is still to come due. */
  unprinted: z.nullable(z.object({ id: z.string(), number: z.string(), inTime: z.boolean() })),
  /** What of the association the notices would be printed without. */
  paperLacks: senderParts,
  /** Null where nothing is to be done for now. */
  nextStep: z.nullable(nextStep),
  /** The latest of all years. */
  runs: z.array(chargeRunListItem).check(z.maxLength(latestRuns)),
});

export type FeeYear = z.infer<typeof feeYear>;
