import { mkdir } from 'node:fs/promises';
import { startEmbeddedPostgres } from '@grzadka/postgres/embedded-postgres';
import { Migrator } from 'kysely/migration';
import {
  closeDatabase,
  type OpenDatabase,
  openDatabase,
} from '#src/core/database/open-database.ts';
import { readMigrations } from '#src/core/schema/migrate.ts';
import { execute } from './test-cluster.ts';

/**
 * Makes a DATA_DIR as the version left it whose last migration this was: with one role, and with what
 * `fill` puts there.
 */
export async function makeOldDataDir(
  dataDir: string,
  migration: string,
  fill: (database: OpenDatabase) => Promise<void>,
): Promise<void> {
  await mkdir(dataDir);
  const postgres = await startEmbeddedPostgres({ dataDir });
  try {
    await execute(postgres.ownerUrl('postgres'), 'create database grzadka');
    const database = openDatabase(postgres.ownerUrl('grzadka'), { max: 2, statementTimeout: 0 });
    const provider = { getMigrations: readMigrations };
    const { error } = await new Migrator({ db: database.db, provider }).migrateTo(migration);
    if (error) throw error;
    await fill(database);
    await closeDatabase(database);
  } finally {
    await postgres.stop();
  }
}
