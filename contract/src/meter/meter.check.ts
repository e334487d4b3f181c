import * as z from 'zod/mini';
import { defineCheck } from '../core/check.ts';
import { instantReply } from '../core/fields.ts';

/** The last measurement that a meter keeps for its list, against its measurements. */
export const lastMeasurementCheck = defineCheck('last-measurement', {
  facts: {
    /** When the one was taken that the meter keeps; null where it keeps none. */
    keptAt: z.nullable(instantReply),
    /** When the last one that counts was taken; null where there is none. */
    lastAt: z.nullable(instantReply),
  },
  note: {},
});
