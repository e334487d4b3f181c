import type { CheckDefinition } from '@grzadka/contract/core/check';
import type { Kysely } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '../database/tables.ts';
import type { Storage } from '../storage/storage.ts';

/** What a check may ask. */
export interface CheckContext {
  readonly db: Kysely<Database>;
  readonly storage: Storage;
}

/** The record that a finding is about, as the audit calls its kind. */
export interface FoundRecord {
  readonly type: string;
  readonly id: string;
}

/** What is not as it should be: the record that it is about, if one, and the facts that the check found. */
export type Finding<Facts extends object = object> = Facts & {
  readonly record: FoundRecord | null;
};

/** What a check has found in one portion of the data; a note takes the place of the one before. */
export interface CheckedPortion<Facts extends object = object, Note extends object = object> {
  readonly findings: readonly Finding<Facts>[];
  readonly note?: Note;
}

/** A check with the code that does it. */
export interface Check {
  readonly definition: CheckDefinition;
  readonly portions: (context: CheckContext) => AsyncIterable<CheckedPortion>;
}

/** The values of fields that a contract names; of no fields the schema's own type would allow no others. */
type ValuesOf<Fields extends z.core.$ZodShape> = { [Name in keyof Fields]: z.output<Fields[Name]> };

/**
 * Binds a check of the contract to what does it, a portion of the data after the other: between two of them
 * others have their turn. It changes nothing, and compares within one statement what one transaction writes.
 */
export function bindCheck<
  Key extends string,
  Facts extends z.core.$ZodShape,
  Note extends z.core.$ZodShape,
>(
  definition: CheckDefinition<Key, Facts, Note>,
  portions: (
    context: CheckContext,
  ) => AsyncIterable<CheckedPortion<ValuesOf<Facts>, ValuesOf<Note>>>,
): Check {
  return { definition, portions };
}
