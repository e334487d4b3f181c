import * as z from 'zod/mini';
import { defineCheck } from '../core/check.ts';

/** The order of letters by which the indexes were made, against the one that the database server has now. */
export const collationCheck = defineCheck('collation', {
  facts: {
    /** Whether it is the program's own collation, which a start of the program brings up to date, or the database's. */
    collation: z.enum(['own', 'database']),
  },
  note: {},
});
