import * as z from 'zod/mini';
import { defineCheck } from '../core/check.ts';

/** The devices of a meter, against the times of what was read of them. */
export const deviceChainCheck = defineCheck('device-chain', {
  facts: {
    /** Whether the meter has any device that counts, there now or gone. */
    hasDevice: z.boolean(),
    /** How many of the measurements that count lie outside the time of their device. */
    strayMeasurements: z.int(),
  },
  note: {},
});
