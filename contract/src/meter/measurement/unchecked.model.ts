import { z } from 'zod';
import { instantReply } from '../../core/fields.ts';
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

/** The same as the list shows it, with what it is to be judged by. */
export const uncheckedListItem = uncheckedMeasurement.extend({
  /** What the dial of its device showed before; null where nobody knows. */
  previous: z.object({ value: z.number(), measuredAt: instantReply }).nullable(),
  /** What was used since, in the meter's unit; below zero where the dial fell. */
  used: z.number().nullable(),
  /** What is usually used in that time; null where nothing tells. */
  usual: z.number().nullable(),
});

export type UncheckedListItem = z.infer<typeof uncheckedListItem>;

export type UncheckedMeasurement = z.infer<typeof uncheckedMeasurement>;
