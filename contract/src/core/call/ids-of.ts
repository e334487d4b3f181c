import * as z from 'zod/mini';
import { id } from '../fields.ts';
import { messages } from '../messages.ts';

/** The ids of one record or more; without any `missing` is said. */
export function idsOf(most: number, missing: string = messages.invalidValue) {
  return z
    .array(id, messages.invalidValue)
    .check(z.minLength(1, missing), z.maxLength(most, messages.tooManyRecords(most)));
}
