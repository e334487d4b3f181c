import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';

/** Has the database look through what was written so far: else it does so at the end for all of it, longer than a statement may take. */
export async function lookThrough(trx: Transaction<Database>): Promise<void> {
  await sql`set constraints all immediate`.execute(trx);
  await sql`set constraints all deferred`.execute(trx);
}
