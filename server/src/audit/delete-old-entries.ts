import { auditYears } from '@grzadka/contract/audit/audit.model';
import { type Kysely, sql } from 'kysely';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import type { Kept } from '#src/core/inspection/kept.ts';

/** What the audit keeps; the owner's own function in the database deletes by the same words. */
export const keptEntries: Kept = {
  rows: sql`audit_entry`,
  since: sql`audit_entry.at`,
  period: sql`make_interval(years => ${sql.lit(auditYears)})`,
};

/** So many are deleted in a second, on a machine with much else to do; a statement has four. */
const portionSize = 5_000;

interface Portions {
  /** Entries that are deleted by one statement, at the most. */
  portion?: number;
  /** No further portion is begun once it is aborted. */
  signal?: AbortSignal;
}

/**
 * Deletes the entries of the audit that are older than ten years; returns how many. Each portion is recorded by a new entry in
 * its own transaction, so that what is gone is on record whenever this ends. A night's are one portion. `owner` is the database
 * for the owner of its tables, as nobody else may.
 */
export async function deleteOldEntries(
  owner: Kysely<Database>,
  { portion = portionSize, signal }: Portions = {},
): Promise<number> {
  let total = 0;
  for (;;) {
    const deleted = await deletePortion(owner, portion);
    total += deleted;
    if (deleted < portion || signal?.aborted) return total;
  }
}

async function deletePortion(owner: Kysely<Database>, most: number): Promise<number> {
  const { rows } = await sql<{ deleted: number }>`
    select delete_old_audit_entries(${newId()}, ${most}) as deleted
  `.execute(owner);
  return rows[0]?.deleted ?? 0;
}
