import * as z from 'zod/mini';

/** What who comes pays once; amounts in grosze, null where the tariff says it. */
const entryFees = z.array(z.object({ feeKindId: z.string(), amount: z.nullable(z.int()) }));

export type EntryFee = z.infer<typeof entryFees>[number];

/** The entry fees of a handover, as its row keeps them. */
export function feesOf(kept: unknown): EntryFee[] {
  return entryFees.parse(kept);
}
