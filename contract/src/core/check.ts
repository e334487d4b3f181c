import * as z from 'zod/mini';
import { instantReply } from './fields.ts';
import { toldRecord } from './told-record.ts';

/** How many findings of a check are kept, the first ones; the count is of all. */
export const keptFindings = 10;

/** A check of the data: what it says of each finding, and of what needs nobody. */
export interface CheckDefinition<
  Key extends string = string,
  Facts extends z.core.$ZodShape = z.core.$ZodShape,
  Note extends z.core.$ZodShape = z.core.$ZodShape,
> {
  readonly key: Key;
  /** What its words need of a finding, besides the record; no names, since findings are kept. */
  readonly facts: z.ZodMiniObject<Facts>;
  /** What it says besides findings. */
  readonly note: z.ZodMiniObject<Note>;
  /** How it stands in the report; `outcome` is null until it has run. */
  readonly result: z.ZodMiniObject<{
    key: z.ZodMiniLiteral<Key>;
    outcome: z.ZodMiniNullable<z.ZodMiniObject>;
  }>;
}

/** Declares a check (docs/product/operation.md#consistency): what its area says of a finding. Words are the browser's. */
export function defineCheck<
  const Key extends string,
  Facts extends z.core.$ZodShape,
  Note extends z.core.$ZodShape,
>(key: Key, { facts, note }: { facts: Facts; note: Note }) {
  const outcome = z.object({
    /** When it was last done. */
    checkedAt: instantReply,
    /** How many findings there were; null where it could not be done. */
    found: z.nullable(z.int()),
    findings: z
      .array(
        z.object({
          ...facts,
          /** What it is about, if one record. */ record: z.nullable(toldRecord),
        }),
      )
      .check(z.maxLength(keptFindings)),
    note: z.nullable(z.object(note)),
  });
  const result = z.object({ key: z.literal(key), outcome: z.nullable(outcome) });
  return { key, facts: z.object(facts), note: z.object(note), result };
}

/** Declares a check of what is kept against what counts: in what a finding disagrees, and both, of amounts in grosze, of others how many. */
export function defineSumCheck<
  const Key extends string,
  const What extends readonly [string, ...string[]],
>(key: Key, disagreements: What) {
  const facts = {
    what: z.enum(disagreements),
    /** The number or name of what it is about; null where that has none. */
    document: z.nullable(z.string()),
    kept: z.int(),
    counted: z.int(),
  };
  return defineCheck(key, { facts, note: {} });
}
