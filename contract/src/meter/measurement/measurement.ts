import * as z from 'zod/mini';
import { instantReply } from '../../core/fields.ts';

/** Who took a measurement; of a company, or a login without a party, only the last name is set. */
export const measuredBy = z.object({
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
});

export type MeasuredBy = z.infer<typeof measuredBy>;

/** Who took a measurement, last name first; null where that is not known. */
export function measuredByName({ firstName, lastName }: MeasuredBy): string | null {
  return [lastName, firstName].filter(Boolean).join(' ') || null;
}

/** A value read off a meter; `value` in the meter's unit, as the dial shows it. */
export const measurement = z.object({ value: z.number(), measuredAt: instantReply, measuredBy });

export type Measurement = z.infer<typeof measurement>;

/** When a measurement was taken, as the history calls it on the screen and in files alike. */
export const measuredAtLabel = 'Data odczytu';
