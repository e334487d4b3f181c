import * as z from 'zod/mini';
import { defineDeadline } from '../core/time/deadline.ts';

/** So many days after the bank booked it an unclear payment is due to be cleared up: docs/product/deadlines.md#unclear-lines. */
export const unclearDays = 14;

/** Lines of the bank that have long waited for somebody to say what they are for. There is one deadline for all of them. */
export const unclearLinesDeadline = defineDeadline('unclear-lines', {
  permission: 'ledger:read',
  // Above the transactions it stands with how many wait at all, so that there is one number (web/src/transaction/WaitingLines.tsx).
  places: [],
  facts: { lines: z.int() },
});
