import { afterAll } from 'vitest';
import {
  closeDatabase,
  type OpenDatabase,
  openDatabase,
} from '#src/core/database/open-database.ts';
import { installationOf } from './installation.ts';
import type { TestApp } from './test-app.ts';

/**
 * A connection of a test file's own to its application's database, for a lock that is held while a thread or a process starts: the
 * application's own breaks off a transaction in which nothing happens for longer than a busy machine may need for that.
 */
export async function openPatientDatabase(app: TestApp): Promise<OpenDatabase['db']> {
  const { url } = await installationOf(app);
  const database = openDatabase(url, { max: 1, statementTimeout: 0 });
  afterAll(() => closeDatabase(database));
  return database.db;
}
