import { sql, type Transaction } from 'kysely';
import type { Database } from './tables.ts';

/**
 * Waits here, before anything is locked, while an import of assignments is under way, and keeps one
 * from beginning until the transaction ends. Without it a holder could be checked against rows that
 * the import is about to add, and the two could wait for each other.
 */
export async function joinAssignmentWriters(trx: Transaction<Database>): Promise<void> {
  await sql`lock table assignment in row exclusive mode`.execute(trx);
}
