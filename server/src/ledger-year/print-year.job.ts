import * as z from 'zod/mini';
import { defineJob } from '#src/core/jobs/define-job.ts';

const closed = z.object({ year: z.int(), version: z.int() });

/** A year, and its version since it was closed: closed anew it is printed anew. */
export type ClosedYear = z.infer<typeof closed>;

/** Prints what belongs to a closed year and puts it among the documents. */
export const printYearJob = defineJob({
  name: 'ledger-year.print',
  payload: closed,
  isWatched: true,
});
