import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';

/** What is said of entries, charges and reversals by themselves; what is said of a run waits for its end. */
const ofParts = sql`entries_are_whole, charges_are_whole, ledger_entry_reverses_charge`;

/** Has the database look through what was written so far: else it does so at the end for all of it, longer than a statement may take. */
export async function lookThrough(trx: Transaction<Database>): Promise<void> {
  await sql`set constraints ${ofParts} immediate`.execute(trx);
  await sql`set constraints ${ofParts} deferred`.execute(trx);
}
