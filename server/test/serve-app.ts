import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FreeBytes } from '@grzadka/postgres/free-space';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { createApp } from '#src/app.ts';
import { type Config, readConfig } from '#src/core/config/config.ts';
import { closeDatabase, openDatabase, type PoolOptions } from '#src/core/database/open-database.ts';
import type { Database } from '#src/core/database/tables.ts';
import { openDiskSpace } from '#src/core/disk/disk-space.ts';
import { drainConnections } from '#src/core/process/drain.ts';
import type { ReadReplica } from '#src/core/replica/read-replica.ts';
import { openStorage } from '#src/core/storage/open-storage.ts';
import { ownStorage } from '#src/core/storage/own-storage.ts';
import type { Storage } from '#src/core/storage/storage.ts';

interface ServeOptions {
  databaseUrl: string;
  /** The environment as the process would get it. */
  env?: Record<string, string>;
  logger?: FastifyBaseLogger;
  /** Its connections; five at the most. */
  database?: PoolOptions;
  /** Milliseconds that readiness waits for database and storage; by default the application's own. */
  readinessLimit?: number;
  /** How much is free on the disk of a folder; measured by default. */
  freeBytes?: FreeBytes;
  /** Where it listens; a free port by default. */
  port?: number;
  /** A second server for lists. */
  replica?: ReadReplica;
  /** Readiness says no once it is aborted. */
  ending?: AbortSignal;
  /** Milliseconds for which pages of the public site are kept; by default they are not kept. */
  siteKeptFor?: number;
}

/** The real application, listening on a port of this machine. */
export interface ServedApp {
  db: Kysely<Database>;
  pool: Pool;
  config: Config;
  storage: Storage;
  /** Its DATA_DIR, a folder of its own unless `env` says otherwise. */
  dataDir: string;
  origin: string;
  close(): Promise<void>;
}

/** Serves the application on a migrated database until it is closed. */
export async function serveApp({
  databaseUrl,
  env = {},
  logger,
  database,
  readinessLimit,
  freeBytes,
  port = 0,
  replica,
  ending,
  siteKeptFor = 0,
}: ServeOptions): Promise<ServedApp> {
  const { db, pool } = openDatabase(databaseUrl, { max: 5, ...database });
  const ownFolder = await mkdtemp(join(tmpdir(), 'grzadka-test-data-'));
  const config = readConfig({
    DATA_DIR: ownFolder,
    // Whole addresses are made of the configuration's.
    ...(port !== 0 && { PORT: String(port) }),
    ...env,
  });
  const storage = ownStorage(await openStorage(config), db);
  const app = await createApp({
    config,
    db,
    pool,
    storage,
    readinessLimit,
    replica,
    ending,
    siteKeptFor,
    disk: openDiskSpace(config, freeBytes),
    ...(logger && { logger }),
  });
  const origin = await app.listen({ port, host: '127.0.0.1' });
  return {
    db,
    pool,
    config,
    storage,
    dataDir: config.dataDir,
    origin,
    async close() {
      // As in start.ts: a connection still busy when the closing begins would be kept for the next request.
      const endDraining = drainConnections(app.server, new AbortController().signal);
      await app.close().finally(endDraining);
      await closeDatabase({ db, pool });
      await rm(ownFolder, { recursive: true, force: true });
    },
  };
}
