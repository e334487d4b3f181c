import * as z from 'zod/mini';
import { keyOf } from '../../core/fields.ts';
import { dayReply } from '../../core/time/day.ts';
import { meterType } from '../../meter/meter.model.ts';
import { campaignMeterStateLabels, campaignStateLabels } from '../campaign.labels.ts';

/** A column whose values many meters share: these, and for each meter the place of its own among them. */
function shared<Value extends z.ZodMiniType>(value: Value) {
  return z.object({ values: z.array(value), at: z.array(z.int()) });
}

/**
 * What a reader takes along: the meters of a round that are theirs, in the order in which one walks past them, those of one
 * shaft together, with what a verdict on a value needs to know (docs/product/campaigns.md#package). It stands in columns, each with an
 * entry for every meter, so that 5,000 of them are less than a megabyte; `unpackMeters` reads it. There are no names of people in it.
 */
export const campaignPackage = z.object({
  id: z.string(),
  name: z.string(),
  state: keyOf(campaignStateLabels),
  readFrom: dayReply,
  readThru: dayReply,
  meters: z.object({
    id: z.array(z.string()),
    name: z.array(z.string()),
    type: shared(meterType),
    /** The name of the plot. */
    plot: z.array(z.nullable(z.string())),
    /** The name of the sector. */
    sector: shared(z.nullable(z.string())),
    place: shared(z.nullable(z.string())),
    active: shared(z.boolean()),
    /** How far it is in the round. */
    state: shared(keyOf(campaignMeterStateLabels)),
    /** Of the device that is there; where there is none all that is said of it is null. */
    hasDevice: shared(z.boolean()),
    serialNumber: z.array(z.nullable(z.string())),
    /** In milliseconds; only of a device that was never read, of others the last reading says more. */
    installedAt: shared(z.nullable(z.int())),
    firstValue: shared(z.nullable(z.number())),
    digits: shared(z.nullable(z.int())),
    multiplier: shared(z.nullable(z.number())),
    legalisedUntil: shared(z.nullable(dayReply)),
    /** The last reading that counts and is no estimate, when that was in milliseconds, and whether it was one of this device. */
    lastValue: z.array(z.nullable(z.number())),
    lastAt: z.array(z.nullable(z.int())),
    isLastOfDevice: shared(z.boolean()),
    /** What is usual in a day, in the meter's unit. */
    usual: z.array(z.nullable(z.number())),
  }),
});

export type CampaignPackage = z.infer<typeof campaignPackage>;
