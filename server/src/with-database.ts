import type { Kysely } from 'kysely';
import type { Config } from './core/config/config.ts';
import { closeDatabase, openDatabase } from './core/database/open-database.ts';
import { withDatabaseServer } from './core/database/server/with-database-server.ts';
import type { Database } from './core/database/tables.ts';
import { printLines } from './core/process/print-lines.ts';
import { updateDatabase } from './update-database.ts';

/** Gives a command the database, prepared and opened; for the rest as `withDatabaseServer` does. */
export function withDatabase<Result>(
  config: Config,
  work: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  return withDatabaseServer(config, async (server) => {
    await updateDatabase(server, config, (line) => printLines([line]));
    const database = openDatabase(server.url, { max: 2, statementTimeout: 0 });
    try {
      return await work(database.db);
    } finally {
      await closeDatabase(database);
    }
  });
}
