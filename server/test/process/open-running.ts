import { findRunningPostgres } from '@grzadka/postgres/running-postgres';
import { onTestFinished } from 'vitest';
import {
  closeDatabase,
  type OpenDatabase,
  openDatabase,
} from '#src/core/database/open-database.ts';

/** Connections to the database that the application runs on this DATA_DIR. */
export async function openRunning(dataDir: string): Promise<OpenDatabase> {
  const url = await findRunningPostgres(dataDir, 'grzadka');
  if (url === null) throw new Error('no database is running');
  const database = openDatabase(url, { max: 2 });
  onTestFinished(() => closeDatabase(database));
  return database;
}
