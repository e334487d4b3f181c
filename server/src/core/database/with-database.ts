import type { Kysely } from 'kysely';
import type { Config } from '../config/config.ts';
import { printLines } from '../process/print-lines.ts';
import { failureLines } from '../process/report-failure.ts';
import { listenForStop } from '../process/stop-requests.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { type DatabaseServer, reachDatabaseServer } from './database-server.ts';
import { closeDatabase, openDatabase } from './open-database.ts';
import type { Database } from './tables.ts';

/**
 * Gives a command the database server as it is, beside the running application or without it, and
 * ends whatever was started for it. Told to stop meanwhile, it ends the process; an open transaction
 * is undone by that. Throws a `StartError` or an `EmbeddedPostgresError` when there is no database to
 * be had.
 */
export async function withDatabaseServer<Result>(
  config: Config,
  work: (server: DatabaseServer) => Promise<Result>,
): Promise<Result> {
  await using undo = new AsyncDisposableStack();
  const server = await reachDatabaseServer(config);
  undo.defer(() => server.stop());
  void listenForStop().first.then(async (reason) => {
    const lines = reason.kind === 'failure' ? failureLines(reason.error) : ['Przerwano.'];
    printLines(lines, process.stderr);
    await server.stop();
    process.exit(1);
  });
  return await work(server);
}

/** The same with the database brought up to date and opened. */
export function withDatabase<Result>(
  config: Config,
  work: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  return withDatabaseServer(config, async (server) => {
    await bringUpToDate(server);
    const database = openDatabase(server.url, { max: 2, statementTimeout: 0 });
    try {
      return await work(database.db);
    } finally {
      await closeDatabase(database);
    }
  });
}
