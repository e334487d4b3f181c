import * as z from 'zod/mini';

/** What a serving process needs of the main one before it can begin. */
const start = z.object({
  kind: z.literal('start'),
  databaseUrl: z.string(),
  /** Its connections to the database at the most. */
  pool: z.number(),
  /** Bytes that the embedded database waits for; 0: it does not wait. */
  databaseWaitsFor: z.number(),
});

/** What the main process sends to a serving one. */
export const order = z.discriminatedUnion('kind', [
  start,
  z.object({ kind: z.literal('database-waits'), bytes: z.number() }),
  z.object({ kind: z.literal('announce-end') }),
  z.object({ kind: z.literal('end') }),
  z.object({ kind: z.literal('end-at-once') }),
  /** The figures of all processes, as asked for; null: one of them did not answer. */
  z.object({ kind: z.literal('metrics'), id: z.number(), text: z.nullable(z.string()) }),
]);

/** What a serving process sends to the main one: that it listens to orders, and that it wants the figures. */
export const report = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready-to-start') }),
  z.object({ kind: z.literal('metrics'), id: z.number() }),
]);

export type StartOrder = z.infer<typeof start>;
export type Order = z.infer<typeof order>;
export type Report = z.infer<typeof report>;
