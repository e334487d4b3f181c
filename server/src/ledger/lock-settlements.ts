import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { notFound } from '#src/core/errors/app-error.ts';

/** Locks the settlement accounts until the transaction ends, in one order: who posts to them waits. 404 where one is not there. */
export async function lockSettlements(
  trx: Transaction<Database>,
  ids: readonly string[],
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from settlement where id = any (${ids}::uuid[]) order by id for no key update
  `.execute(trx);
  if (rows.length < ids.length) throw notFound();
}
