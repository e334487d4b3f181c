import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from '@grzadka/postgres/embedded-postgres';
import { findRunningPostgres } from '@grzadka/postgres/running-postgres';
import pg from 'pg';
import type { Config } from '../config/config.ts';
import { prepareDataFolder, unwritable } from '../process/data-folder.ts';
import { errorCode } from '../process/error-code.ts';
import { checkDatabaseServer } from './check-database-server.ts';

/** The application's database, ready to be connected to. */
export interface DatabaseServer {
  readonly url: string;
  /** The embedded database's folder; null when it is not this process that runs one. */
  readonly folder: string | null;
  /** Ends what was started for it; a server of somebody else's is left alone. */
  stop(): Promise<void>;
}

type Reports = Pick<EmbeddedPostgresOptions, 'log' | 'onLost'>;

const databaseName = 'grzadka';

/** How a folder says that it will not be written to. */
const refusals = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'ERR_SQLITE_ERROR']);

/**
 * The database for the application itself: the server that DATABASE_URL names, else the embedded
 * one, which is then this process's alone. Throws a `StartError` or an `EmbeddedPostgresError` when
 * there is none to be had.
 */
export async function startDatabaseServer(
  { databaseUrl, dataDir }: Config,
  reports: Reports = {},
): Promise<DatabaseServer> {
  if (databaseUrl !== null) {
    await checkDatabaseServer(databaseUrl);
    return { url: databaseUrl, folder: null, stop: async () => {} };
  }
  const postgres = await startEmbedded({ dataDir, ...reports });
  try {
    await ensureDatabase(postgres.url('postgres'));
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  const { folder } = postgres;
  return { url: postgres.url(databaseName), folder, stop: () => postgres.stop() };
}

/**
 * The database for a command beside the application (import, administration, backup): shares the
 * embedded one when the application is running, else starts it until `stop`.
 */
export async function reachDatabaseServer(config: Config): Promise<DatabaseServer> {
  const url =
    config.databaseUrl === null ? await findRunningPostgres(config.dataDir, databaseName) : null;
  return url === null ? startDatabaseServer(config) : { url, folder: null, stop: async () => {} };
}

async function startEmbedded(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  await prepareDataFolder(options.dataDir);
  return startEmbeddedPostgres(options).catch((error: unknown) => {
    throw refusals.has(errorCode(error)) ? unwritable(options.dataDir, error) : error;
  });
}

async function ensureDatabase(maintenanceUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: maintenanceUrl });
  await client.connect();
  try {
    const query = 'select from pg_database where datname = $1';
    const { rowCount } = await client.query(query, [databaseName]);
    if (rowCount === 0) await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
}
