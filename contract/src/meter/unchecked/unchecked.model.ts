import * as z from 'zod/mini';
import { instantReply } from '../../core/fields.ts';
import { measurementListItem } from '../measurement/measurement.model.ts';
import { meterType } from '../meter.model.ts';

/** A measurement in which something was found that nobody has answered yet, with its meter. */
export const uncheckedMeasurement = z.extend(
  z.omit(measurementListItem, { confirmation: true, remark: true, gaveWay: true, reversal: true }),
  {
    meter: z.object({
      id: z.string(),
      name: z.string(),
      type: meterType,
      garden: z.nullable(z.object({ id: z.string(), name: z.string() })),
    }),
  },
);

/** The same as the list shows it, with what it is to be judged by. */
export const uncheckedListItem = z.extend(uncheckedMeasurement, {
  /** What the dial of its device showed before; null where nobody knows. */
  previous: z.nullable(z.object({ value: z.number(), measuredAt: instantReply })),
  /** What was used since, in the meter's unit; below zero where the dial fell. */
  used: z.nullable(z.number()),
  /** What is usually used in that time; null where nothing shows it. */
  usual: z.nullable(z.number()),
});

export type UncheckedListItem = z.infer<typeof uncheckedListItem>;

export type UncheckedMeasurement = z.infer<typeof uncheckedMeasurement>;
