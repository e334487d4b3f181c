import { z } from 'zod';
import { meterType } from '../meter.model.ts';
import { measurementListItem } from './measurement.model.ts';

/** A measurement in which something was found that nobody has answered yet, with its meter. */
export const uncheckedMeasurement = measurementListItem
  .omit({ confirmation: true, remark: true, reversal: true })
  .extend({
    meter: z.object({
      id: z.string(),
      name: z.string(),
      type: meterType,
      garden: z.object({ id: z.string(), name: z.string() }).nullable(),
    }),
  });

export type UncheckedMeasurement = z.infer<typeof uncheckedMeasurement>;
