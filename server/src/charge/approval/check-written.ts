import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';

/** What is looked through lot by lot; runs as a whole, which are not whole until the last one, when the transaction ends. */
const checkedInLots = sql.raw(
  'entries_are_whole, charges_are_whole, ledger_entry_reverses_charge, document_number_is_used',
);

/** Has the database look through what was written so far: else it does so at the end for all of it, longer than a statement may take. */
export async function checkWritten(trx: Transaction<Database>): Promise<void> {
  await sql`set constraints ${checkedInLots} immediate`.execute(trx);
  await sql`set constraints ${checkedInLots} deferred`.execute(trx);
}
