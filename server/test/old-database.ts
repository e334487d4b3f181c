import { Migrator } from 'kysely/migration';
import { inject, onTestFinished } from 'vitest';
import {
  closeDatabase,
  type OpenDatabase,
  openDatabase,
} from '#src/core/database/open-database.ts';
import type { DatabaseUrls } from '#src/core/database/server/database-server.ts';
import { readMigrations } from '#src/core/schema/migrate.ts';
import { createEmptyDatabase } from './test-cluster.ts';

/** A database as an earlier version left it, opened as its owner for one test. */
export interface OldDatabase extends DatabaseUrls, OpenDatabase {}

/** An empty database of the version whose last migration this was. */
export async function databaseOf(migration: string): Promise<OldDatabase> {
  const urls = await createEmptyDatabase(inject('testCluster'));
  const database = openDatabase(urls.ownerUrl, { max: 2 });
  onTestFinished(() => closeDatabase(database));
  const provider = { getMigrations: readMigrations };
  const { error } = await new Migrator({ db: database.db, provider }).migrateTo(migration);
  if (error) throw error;
  return { ...urls, ...database };
}
