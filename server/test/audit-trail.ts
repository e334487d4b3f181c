import type { Kysely } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';

/** What the audit knows of a record, oldest first. */
export async function auditOf(db: Kysely<Database>, recordType: string, recordId: string) {
  return db
    .selectFrom('auditEntry')
    .selectAll()
    .where('recordType', '=', recordType)
    .where('recordId', '=', recordId)
    .orderBy('id')
    .execute();
}
