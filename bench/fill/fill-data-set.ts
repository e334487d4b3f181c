import { requireEmptyDatabase } from '@grzadka/demo/src/empty-database.ts';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import { type Kysely, sql } from 'kysely';
import type { DataSet } from './data-sets.ts';
import { fillAudit } from './fill-audit.ts';
import { fillHandovers } from './fill-handovers.ts';
import { fillLedger } from './fill-ledger.ts';
import { fillPublishing } from './fill-publishing.ts';
import { fillRegister } from './fill-register.ts';

/**
 * Fills an empty database with a data set, past the application and past its triggers, as a superuser; throws a
 * `StartError` for a database that holds records.
 */
export async function fillDataSet(owner: Kysely<Database>, set: DataSet): Promise<void> {
  await requireEmptyDatabase(owner);
  // On one connection, which the temporary tables live on.
  await owner.connection().execute(async (connection) => {
    // Row by row, what triggers keep takes ten times as long as by one statement for all.
    await sql`set session_replication_role = replica`.execute(connection);
    await sql`set maintenance_work_mem = '512MB'`.execute(connection);
    try {
      await fillTables(connection, set);
      if (set.ledger) await fillLedger(connection, set.ledger);
    } finally {
      await sql`reset session_replication_role`.execute(connection);
      await sql`reset maintenance_work_mem`.execute(connection);
    }
  });
  await sql`vacuum analyze`.execute(owner);
}

/**
 * Fills the tables on one connection, and computes for itself what triggers keep: the same stands in them afterwards
 * whether triggers are at work or not, but for the marks of changed lists.
 */
export async function fillTables(connection: Kysely<Database>, set: DataSet): Promise<void> {
  await fillRegister(connection, set);
  await fillHandovers(connection);
  await fillPublishing(connection, set);
  await fillAudit(connection, set.auditEntries);
}
