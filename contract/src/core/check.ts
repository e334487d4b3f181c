import { z } from 'zod';
import { instantReply } from './fields.ts';
import { toldRecord } from './told-record.ts';

/** How many findings of a check are kept, the first ones; the count is of all. */
export const keptFindings = 10;

/** A check of the data: what it tells of each finding, and of what needs nobody. */
export interface CheckDefinition<
  Key extends string = string,
  Facts extends z.ZodRawShape = z.ZodRawShape,
  Note extends z.ZodRawShape = z.ZodRawShape,
> {
  readonly key: Key;
  /** What its words need of a finding, besides the record; no names, since findings are kept. */
  readonly facts: z.ZodObject<Facts>;
  /** What it tells besides findings. */
  readonly note: z.ZodObject<Note>;
  /** How the report tells of it; `outcome` is null until it has run. */
  readonly result: z.ZodObject<{ key: z.ZodLiteral<Key>; outcome: z.ZodNullable<z.ZodObject> }>;
}

/**
 * Declares a check (docs/product/operation.md#consistency): what its area tells of a finding. Words are the
 * browser's.
 */
export function defineCheck<
  const Key extends string,
  Facts extends z.ZodRawShape,
  Note extends z.ZodRawShape,
>(key: Key, { facts, note }: { facts: Facts; note: Note }) {
  const outcome = z.object({
    /** When it was last done. */
    checkedAt: instantReply,
    /** How many findings there were; null where it could not be done. */
    found: z.int().nullable(),
    findings: z
      .array(
        z.object({
          ...facts,
          /** What it is about, if one record. */ record: toldRecord.nullable(),
        }),
      )
      .max(keptFindings),
    note: z.object(note).nullable(),
  });
  const result = z.object({ key: z.literal(key), outcome: outcome.nullable() });
  return { key, facts: z.object(facts), note: z.object(note), result };
}
