import * as z from 'zod/mini';
import { instantReply } from '../core/fields.ts';
import { defineCard } from '../core/system-card.ts';

/** 'Kontrola danych': what the checks of the data have found. */
export const consistencyCard = defineCard('consistency', {
  /** Since when every check has been done; null where one has not run yet. */
  checkedAt: z.nullable(instantReply),
  /** How many findings there are. */
  found: z.int(),
  /** Whether a check could not be done. */
  hasFailed: z.boolean(),
});
