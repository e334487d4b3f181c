import * as z from 'zod/mini';
import { defineCheck } from '../core/check.ts';

/** What the storage holds, against the documents and images that there are. */
export const storedObjectCheck = defineCheck('stored-object', {
  facts: {
    /**
     * Of the finding that the storage belongs to another database, how many objects nobody knows; null of one
     * that a record has lost.
     */
    unknownObjects: z.nullable(z.int()),
  },
  note: {
    /** Objects that a crash has left, which the next sweep removes. */
    leftOver: z.int(),
  },
});
