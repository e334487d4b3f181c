import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';

/** Locks the bank accounts until the transaction ends, in one order and before a number is given: what is on them is kept with each line. */
export async function lockBankAccounts(
  trx: Transaction<Database>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    select id from bank_account where id = any (${ids}::uuid[]) order by id for no key update
  `.execute(trx);
}
