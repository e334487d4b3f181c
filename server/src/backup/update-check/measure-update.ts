import { sql } from 'kysely';
import { migrate, migrateTo } from '#src/core/schema/migrate.ts';
import { loadArchive } from '../archive/load-archive.ts';
import { checkArchive } from '../archive/read-archive.ts';
import { openOneConnection } from '../one-connection.ts';
import {
  readSchemaState,
  type SchemaState,
  type TableChange,
  tableChanges,
} from './table-changes.ts';

/** What one migration did to the data of an archive. */
export interface MeasuredStep {
  readonly name: string;
  readonly seconds: number;
  readonly changes: readonly TableChange[];
}

/** What an update did to the data of an archive. */
export interface MeasuredUpdate {
  readonly steps: readonly MeasuredStep[];
  /** All of them, the rules and the end of the transaction. */
  readonly seconds: number;
}

/**
 * Loads the rows of an archive into an empty database and updates that as a start does, watching each migration; stored
 * objects, which no update changes, are read and left out. Throws a `StartError` for an archive that is damaged, and a
 * `MigrationError` where the update fails.
 */
export async function measureUpdate(path: string, ownerUrl: string): Promise<MeasuredUpdate> {
  await using connection = await openOneConnection(ownerUrl);
  const { db, client } = connection;
  const manifest = await checkArchive(path);
  await db.transaction().execute(async (trx) => {
    await migrateTo(trx, manifest.schema);
    const putObject = async () => {};
    await loadArchive({ trx, client, path, manifest, putObject });
  });
  // What is used every day has been looked at, and is planned by that.
  await sql`analyze`.execute(db);

  const moments: {
    readonly name: string | null;
    readonly at: number;
    readonly state: SchemaState;
  }[] = [];
  const look = async (name: string | null, trx: typeof db) =>
    void moments.push({ name, at: performance.now(), state: await readSchemaState(trx) });
  const start = performance.now();
  await migrate(db, {
    onStep: ({ name }, trx) => look(name, trx),
    onRules: (trx) => look(null, trx),
  });
  const seconds = (performance.now() - start) / 1000;
  const steps = moments.flatMap(({ name, at, state }, index) => {
    const next = moments[index + 1];
    if (name === null || !next) return [];
    return { name, seconds: (next.at - at) / 1000, changes: tableChanges(state, next.state) };
  });
  return { steps, seconds };
}
