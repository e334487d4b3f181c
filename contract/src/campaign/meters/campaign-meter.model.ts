import * as z from 'zod/mini';
import { instantReply, keyOf } from '../../core/fields.ts';
import { measurementChannelLabels } from '../../meter/measurement/measurement.model.ts';
import { measuredBy, measurement } from '../../meter/measurement/measurement.ts';
import { meterType } from '../../meter/meter.model.ts';
import { campaignMeterStateLabels, inaccessibleReasonLabels } from '../campaign.labels.ts';

const named = z.object({ id: z.string(), name: z.string() });

/** A meter of a round with how far it is: docs/product/campaigns.md#states. */
export const campaignMeter = z.object({
  /** The meter's. */
  id: z.string(),
  name: z.string(),
  type: meterType,
  garden: z.nullable(named),
  sector: z.nullable(named),
  place: z.nullable(z.string()),
  /** Of the device that is there now. */
  serialNumber: z.nullable(z.string()),
  state: keyOf(campaignMeterStateLabels),
  /** The measurement that counts in the round, an estimate among them. */
  reading: z.nullable(
    z.extend(measurement, { id: z.string(), channel: keyOf(measurementChannelLabels) }),
  ),
  /** That somebody stood before it and could not read it, the last time. */
  visit: z.nullable(
    z.object({
      reason: keyOf(inaccessibleReasonLabels),
      remark: z.nullable(z.string()),
      at: instantReply,
      by: measuredBy,
    }),
  ),
  /** When it was read, visited or reported last; null of one that nobody has seen. */
  seenAt: z.nullable(instantReply),
});

export type CampaignMeter = z.infer<typeof campaignMeter>;
