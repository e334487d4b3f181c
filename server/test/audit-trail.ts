import { type Kysely, type RawBuilder, sql } from 'kysely';
import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
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

/**
 * Executes an insert whose entries keep the time that it gives them: as the owner of the tables, and past the
 * triggers, which give every other entry the moment in which it is written.
 */
export async function insertDatedEntries(
  ownerUrl: string,
  insert: RawBuilder<unknown>,
): Promise<void> {
  const owner = openDatabase(ownerUrl, { max: 1 });
  try {
    await owner.db.transaction().execute(async (trx) => {
      await sql`alter table audit_entry disable trigger audit_entry_time`.execute(trx);
      await insert.execute(trx);
      await sql`alter table audit_entry enable trigger audit_entry_time`.execute(trx);
    });
  } finally {
    await closeDatabase(owner);
  }
}
