import { sql, type Transaction } from 'kysely';
import { newId } from '../database/record-id.ts';
import type { Database } from '../database/tables.ts';
import { type Actor, type AuditEntry, changedFields, toJson } from './audit-entry.ts';

/** What an import records of one record. */
export type ImportedEntry = Omit<AuditEntry, 'actor'>;

/** A record as a file leaves it. */
export interface ImportedRecord {
  readonly type: string;
  readonly id: string;
  /** The fields that a file may change, as they were; null of a record that is new. */
  readonly before: object | null;
  readonly after: object;
}

/** The entry of a record that a file adds or changes: all that is new, or what changed, before and after. */
export function importedEntry({ type, id, before, after }: ImportedRecord): ImportedEntry {
  const about = { recordType: type, recordId: id };
  return before === null
    ? { action: 'create', ...about, after }
    : { action: 'update', ...about, ...changedFields(before, after, after) };
}

/**
 * Writes down what was done to many records at once, in its transaction, of an import below the entry `importId` of the import
 * itself (docs/product/operation.md#audit): no more of them than fit into one statement.
 */
export async function writeImportedEntries(
  trx: Transaction<Database>,
  { actor, importId }: { actor: Actor; importId: string | null },
  entries: readonly ImportedEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  // All are of one moment, and listed by their ids: in the order of `entries`.
  const ids = entries.map(() => newId()).toSorted();
  await sql`
    with told as materialized (
      select * from unnest(
        ${ids}::uuid[],
        ${entries.map(({ action }) => action)}::text[],
        ${entries.map(({ recordType }) => recordType)}::text[],
        ${entries.map(({ recordId }) => recordId)}::text[],
        ${entries.map(({ before = null }) => toJson(before))}::jsonb[],
        ${entries.map(({ after = null }) => toJson(after))}::jsonb[]
      ) as told (id, action, record_type, record_id, before, after)
    ), named as materialized (
      -- Each record once, of which several entries may tell.
      select record_type, record_id, record_name(record_type, record_id)
      from (select distinct record_type, record_id from told) each_once
    )
    insert into audit_entry
      (id, login_id, actor, action, record_type, record_id, record_name, before, after, import_id)
    select
      id, ${actor.userLoginId}, ${actor.displayName}, action, record_type, record_id, record_name, before, after, ${importId}::uuid
    from told join named using (record_type, record_id)
  `.execute(trx);
}
