import { sql, type Transaction } from 'kysely';
import { sentWithTheNext } from '#src/core/database/held-back.ts';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';

/**
 * Has whoever measures, exchanges or deletes these meters wait until the transaction ends. Locked in the order of their
 * ids, so that no two wait for each other. A statement of its own, so that the next one sees what whoever held the lock has
 * done; it tells nothing, not even that there is no such meter, and so goes with that one.
 */
export async function lockMeters(
  trx: Transaction<Database>,
  meterIds: readonly string[],
): Promise<void> {
  await sql`
    select from meter where id = any (${meterIds.map(recordId)}::uuid[])
    order by id for no key update ${sentWithTheNext}
  `.execute(trx);
}
