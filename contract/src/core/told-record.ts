import * as z from 'zod/mini';

/** The record that something is about, such as an entry of the audit. */
export const toldRecord = z.object({
  type: z.string(),
  id: z.string(),
  /** What it is called; null for what has no name, and for what was erased. */
  name: z.nullable(z.string()),
  /** Whether it is there now. */
  isThere: z.boolean(),
  /** The record in whose address its own stands: the page of a version, the party of a login. */
  parentId: z.nullable(z.string()),
});

export type ToldRecord = z.infer<typeof toldRecord>;
