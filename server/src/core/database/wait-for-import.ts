import { sql, type Transaction } from 'kysely';
import type { Database } from './tables.ts';

/**
 * Waits here, before anything is locked, while an import of assignments is under way, and keeps one
 * from beginning until the transaction ends. Without it the two could wait for each other: the
 * import for the party of a row that it adds, the deletion of that party for its assignments.
 */
export async function waitForAssignmentImport(trx: Transaction<Database>): Promise<void> {
  await sql`lock table assignment in row exclusive mode`.execute(trx);
}
