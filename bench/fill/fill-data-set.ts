import { requireEmptyDatabase } from '@grzadka/demo/src/empty-database.ts';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import { type Kysely, sql } from 'kysely';
import type { DataSet } from './data-sets.ts';
import { fillAudit } from './fill-audit.ts';
import { fillPublishing } from './fill-publishing.ts';
import { fillRegister } from './fill-register.ts';

/**
 * Fills an empty database with a data set, past the application, as the owner of its tables; throws a
 * `StartError` for a database that holds records.
 */
export async function fillDataSet(owner: Kysely<Database>, set: DataSet): Promise<void> {
  await requireEmptyDatabase(owner);
  // On one connection, which the temporary tables live on.
  await owner.connection().execute(async (connection) => {
    await fillRegister(connection, set);
    await fillPublishing(connection, set);
    await fillAudit(connection, set.auditEntries);
  });
  await sql`vacuum analyze`.execute(owner);
}
