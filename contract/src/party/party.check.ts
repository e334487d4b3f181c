import * as z from 'zod/mini';
import { defineCheck } from '../core/check.ts';

/** The number of gardens that a party keeps for its list, against its assignments. */
export const gardensHeldCheck = defineCheck('gardens-held', {
  facts: { kept: z.int(), counted: z.int() },
  note: {},
});
