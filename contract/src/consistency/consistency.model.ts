import * as z from 'zod/mini';
import { campaignMeterCheck } from '../campaign/campaign.check.ts';
import { chargeCheck } from '../charge/charge.check.ts';
import { blockPositionCheck } from '../content/block-position.check.ts';
import { storedObjectCheck } from '../content/stored-object.check.ts';
import { ledgerCheck } from '../ledger/ledger.check.ts';
import { deviceChainCheck } from '../meter/device-chain.check.ts';
import { lastMeasurementCheck } from '../meter/meter.check.ts';
import { gardensHeldCheck } from '../party/party.check.ts';
import { collationCheck } from './collation.check.ts';

/** Every check of the data in the order in which they run and are shown, one line each: docs/recipes.md, "Add a check". */
const check = z.discriminatedUnion('key', [
  lastMeasurementCheck.result,
  deviceChainCheck.result,
  campaignMeterCheck.result,
  gardensHeldCheck.result,
  ledgerCheck.result,
  chargeCheck.result,
  blockPositionCheck.result,
  storedObjectCheck.result,
  collationCheck.result,
]);

/** The checks of what can be counted anew: a number or a choice that is kept for a list, and follows from other records. */
export const recountableChecks = [
  lastMeasurementCheck.key,
  campaignMeterCheck.key,
  gardensHeldCheck.key,
] as const;

export type RecountableCheck = (typeof recountableChecks)[number];

/** The check whose findings are to be counted anew. */
export const recountRequest = z.object({ check: z.enum(recountableChecks) });

/** Whether the data agree with each other, check by check. */
export const consistencyReport = z.object({
  /** Whether they are being checked, or about to be. */
  isUnderWay: z.boolean(),
  checks: z.array(check),
});

export type ConsistencyReport = z.infer<typeof consistencyReport>;

/** What one check says. */
export type CheckResult = ConsistencyReport['checks'][number];
