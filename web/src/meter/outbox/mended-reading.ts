import * as z from 'zod/mini';

/** A refused reading that is being mended, in the history entry of its meter's form. */
const mendedReading = z.object({
  clientKey: z.string(),
  meterId: z.string(),
  measurementValue: z.string(),
  measuredAt: z.nullable(z.string()),
});

export type MendedReading = z.output<typeof mendedReading>;

/** The state with the refused reading that the form of a meter begins with. */
export function mendState(reading: MendedReading): { mend: MendedReading } {
  return { mend: mendedReading.parse(reading) };
}

/** The refused reading of this meter that a history entry was opened to mend, if it was. */
export function mendedOf(state: unknown, meterId: string): MendedReading | undefined {
  const mend = z.object({ mend: mendedReading }).safeParse(state).data?.mend;
  return mend?.meterId === meterId ? mend : undefined;
}
