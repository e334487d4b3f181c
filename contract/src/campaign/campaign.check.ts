import * as z from 'zod/mini';
import { defineCheck } from '../core/check.ts';

/** How far the meters of a round are, and where they stand in its walk, against what was read, reported and seen. */
export const campaignMeterCheck = defineCheck('campaign-meter', {
  facts: {
    /** The meters that keep something else than follows. */
    meters: z.int(),
  },
  note: {},
});
