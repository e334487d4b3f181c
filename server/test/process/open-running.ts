import { findRunningPostgres } from '@grzadka/postgres/running-postgres';
import { onTestFinished } from 'vitest';
import {
  closeDatabase,
  type OpenDatabase,
  openDatabase,
} from '#src/core/database/open-database.ts';

/** Connections of one of its roles to the database that the application runs on this DATA_DIR, for statements that may take long. */
export async function openRunning(
  dataDir: string,
  role: 'owner' | 'application' = 'owner',
): Promise<OpenDatabase> {
  const running = await findRunningPostgres(dataDir);
  if (running === null) throw new Error('no database is running');
  const name = 'grzadka';
  const url = role === 'owner' ? running.ownerUrl(name) : running.applicationUrl(name);
  const database = openDatabase(url, { max: 2, statementTimeout: 0 });
  onTestFinished(() => closeDatabase(database));
  return database;
}
