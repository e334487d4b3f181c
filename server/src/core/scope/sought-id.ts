import type { RawBuilder } from 'kysely';
import { recordId } from '../database/record-id.ts';

/**
 * The id of the record that a statement looks for: as it came with the request, or an expression that is null unless the
 * record is the caller's own (`OwnScope`).
 */
export type SoughtId = string | RawBuilder<string>;

/** The id as a statement compares with it; a text that no record can have is a 404. */
export function soughtId(id: SoughtId): SoughtId {
  return typeof id === 'string' ? recordId(id) : id;
}
