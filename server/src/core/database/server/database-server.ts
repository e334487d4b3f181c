import { ClusterVersionError } from '@grzadka/postgres/cluster';
import { databaseEntry } from '@grzadka/postgres/database-folder';
import type { EmbeddedAddresses } from '@grzadka/postgres/embedded-addresses';
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from '@grzadka/postgres/embedded-postgres';
import { findRunningPostgres } from '@grzadka/postgres/running-postgres';
import { newestNightly } from '../../backup-folder.ts';
import type { Config } from '../../config/config.ts';
import { errorCode } from '../../errors/error-code.ts';
import { prepareDataFolder, unwritable } from '../../process/data-folder.ts';
import { StartError } from '../../process/start-error.ts';
import { checkDatabaseServer } from './check-database-server.ts';
import { ensureEmbeddedDatabase } from './ensure-embedded-database.ts';

/** A database as its two roles reach it. */
export interface DatabaseUrls {
  /** What the application connects with. */
  readonly url: string;
  /** What the database is prepared with: its tables' owner. The same as `url` where one role does both. */
  readonly ownerUrl: string;
}

/** The application's database, ready to be connected to. */
export interface DatabaseServer extends DatabaseUrls {
  /** The embedded database's folder; null when it is not this process that runs one. */
  readonly folder: string | null;
  /** Ends what was started for it; a server of somebody else's is left alone. */
  stop(): Promise<void>;
}

type Reports = Pick<EmbeddedPostgresOptions, 'log' | 'onLost' | 'onShortage' | 'onStarting'>;

const databaseName = 'grzadka';

/** How a folder says that it will not be written to. */
const refusals = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'ERR_SQLITE_ERROR']);

/**
 * The database for the application itself: the server that DATABASE_URL names, else the embedded
 * one, which is then this process's alone. Throws a `StartError` or an `EmbeddedPostgresError` when
 * there is none to be had.
 */
export async function startDatabaseServer(
  config: Config,
  reports: Reports = {},
): Promise<DatabaseServer> {
  if (config.databaseUrl !== null) return findServer(config.databaseUrl, config.databaseOwnerUrl);
  const postgres = await startEmbedded(config, reports);
  try {
    await ensureEmbeddedDatabase(postgres, databaseName);
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  const { folder } = postgres;
  return { ...urlsIn(postgres), folder, stop: () => postgres.stop() };
}

/**
 * The database for a command beside the application (import, administration, backup): shares the
 * embedded one when the application is running, else starts it until `stop`.
 */
export async function reachDatabaseServer(config: Config): Promise<DatabaseServer> {
  const running = config.databaseUrl === null ? await findRunningPostgres(config.dataDir) : null;
  if (running === null) return startDatabaseServer(config);
  // The application that runs may be of a version that knew one role only.
  await ensureEmbeddedDatabase(running, databaseName);
  return { ...urlsIn(running), folder: null, stop: async () => {} };
}

async function findServer(url: string, ownerUrl: string | null): Promise<DatabaseServer> {
  await checkDatabaseServer(url, 'DATABASE_URL');
  if (ownerUrl !== null) await checkDatabaseServer(ownerUrl, 'DATABASE_OWNER_URL');
  return { url, ownerUrl: ownerUrl ?? url, folder: null, stop: async () => {} };
}

function urlsIn(addresses: EmbeddedAddresses): DatabaseUrls {
  return {
    url: addresses.applicationUrl(databaseName),
    ownerUrl: addresses.ownerUrl(databaseName),
  };
}

async function startEmbedded(config: Config, reports: Reports): Promise<EmbeddedPostgres> {
  const { dataDir } = config;
  await prepareDataFolder(dataDir);
  return startEmbeddedPostgres({ dataDir, ...reports }).catch(async (error: unknown) => {
    if (error instanceof ClusterVersionError) throw await explainClusterVersion(error, config);
    throw refusals.has(errorCode(error)) ? unwritable(dataDir, error) : error;
  });
}

/**
 * What the operator does about an embedded database of another major version of PostgreSQL: only the
 * version of the program that made it can read it, so its data come over in an archive
 * (docs/product/operation.md#update).
 */
async function explainClusterVersion(
  error: ClusterVersionError,
  { dataDir, backupDir }: Pick<Config, 'dataDir' | 'backupDir'>,
): Promise<StartError> {
  const sentences = [error.message];
  if (error.isNewer) {
    sentences.push('Uruchom wersję programu, która ją założyła, albo nowszą.');
  } else {
    sentences.push(
      'Zrób kopię poprzednią wersją programu: npm run backup -- PLIK.',
      `Potem zmień nazwę „${databaseEntry(dataDir)}” i przywróć kopię tą wersją: npm run restore -- PLIK.`,
    );
    const nightly = backupDir === null ? null : await newestNightly(backupDir);
    if (nightly !== null) sentences.push(`Najnowsza kopia nocna to „${nightly}”.`);
  }
  return new StartError(sentences.join(' '), error);
}
