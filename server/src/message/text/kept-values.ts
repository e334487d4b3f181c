import type { MessageField } from '@grzadka/contract/message/text-fields';
import type { FieldValues } from './field-values.ts';

/** The values of a recipient as they are kept: in pairs, since names that are read from the database come back in camel case. */
export type KeptValues = readonly (readonly [MessageField, string])[];

/** Values as they are kept. */
export function keptValues(values: FieldValues): KeptValues {
  return Object.entries(values) as [MessageField, string][];
}

/** Kept values by the names of their fields. */
export function readKeptValues(kept: unknown): ReadonlyMap<MessageField, string> {
  return new Map(kept as KeptValues);
}
