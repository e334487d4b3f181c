import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import { EmbeddedPostgresError } from '@grzadka/postgres/embedded-postgres-error';
import { sql } from 'kysely';
import { errorCode } from '#src/core/errors/error-code.ts';
import { StartError } from '#src/core/process/start-error.ts';
import { readMigrations } from '#src/core/schema/migrate.ts';
import type { Storage } from '#src/core/storage/storage.ts';
import type { Manifest } from '../archive/archive-format.ts';
import { checkArchive } from '../archive/read-archive.ts';
import { openOneConnection } from '../one-connection.ts';
import { restore } from '../restore.ts';
import { NoRoomError, trialPlace } from './trial-place.ts';
import type { TrialReport } from './trial-report.ts';

interface TrialOptions {
  /** A folder of the trial's own, which is there only meanwhile. */
  readonly dataDir: string;
  /** Bytes of the application's database: about what the restored one takes. */
  readonly databaseSize: number;
  /** Gives the trial up. */
  readonly signal: AbortSignal;
}

/**
 * Restores an archive as on another machine, into an embedded database of its own, and compares what has
 * come with what the archive says: sums, rows and objects (docs/product/operation.md#trial-restore).
 * Leaves nothing behind. Throws only the reason of `signal`.
 */
export async function trialRestore(path: string, options: TrialOptions): Promise<TrialReport> {
  const start = performance.now();
  const result = await attempt(path, options).catch((error: unknown) => {
    options.signal.throwIfAborted();
    return explain(error);
  });
  return {
    archive: basename(path),
    finishedAt: new Date().toISOString(),
    seconds: Math.round((performance.now() - start) / 100) / 10,
    ...result,
  };
}

/** Nothing in it has to outlive the trial, and the application goes on beside it. */
const settings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '64MB',
  shared_buffers: '16MB',
  max_connections: '10',
  max_parallel_maintenance_workers: '0',
  autovacuum: 'off',
};

type Result = Pick<TrialReport, 'outcome' | 'reason' | 'rows' | 'objects'>;

async function attempt(
  path: string,
  { dataDir, databaseSize, signal }: TrialOptions,
): Promise<Result> {
  await using place = await trialPlace(dataDir, databaseSize);
  const manifest = await checkArchive(path, signal);
  const ownerUrl = await place.start(settings);
  const target = { ownerUrl, storage: trialStorage() };
  const options = { replace: false, checked: manifest, signal };
  const { rows, objects } = await restore(target, path, options);
  await compareRows(ownerUrl, manifest);
  return { outcome: 'restored', reason: null, rows, objects };
}

/** Counts what the restore has committed; migrations of a later version may have changed the tables. */
async function compareRows(ownerUrl: string, { schema, tables }: Manifest): Promise<void> {
  if (schema !== Object.keys(await readMigrations()).at(-1)) return;
  await using connection = await openOneConnection(ownerUrl);
  for (const { name, rows: expected } of tables) {
    const { rows } = await sql<{ count: string }>`
      select count(*) as count from ${sql.id(name)}
    `.execute(connection.db);
    const found = Number(rows[0]?.count);
    if (found !== expected) {
      throw new StartError(`Liczba wierszy w tabeli „${name}”: ${found} zamiast ${expected}.`);
    }
  }
}

function impossible(reason: string): Result {
  return { outcome: 'impossible', reason, rows: 0, objects: 0 };
}

function explain(error: unknown): Result {
  if (error instanceof EmbeddedPostgresError || error instanceof NoRoomError)
    return impossible(error.message);
  const reason =
    error instanceof StartError
      ? error.message
      : `Nie udało się przywrócić kopii (${errorCode(error) || 'nieznany błąd'}).`;
  return { outcome: 'failed', reason, rows: 0, objects: 0 };
}

/** A storage that reads every object it is given to its end, and keeps none. */
function trialStorage(): Storage {
  return {
    async put(key, content, size) {
      const bytes = await countBytes(content);
      if (bytes !== size) throw new Error(`${bytes} bytes instead of ${size} of ${key}`);
    },
    size: async () => null,
    read: async (key) => {
      throw new Error(`${key} was not kept`);
    },
    delete: async () => {},
    async *list() {},
    check: async () => {},
    readMark: async () => null,
    writeMark: async () => {},
  };
}

async function countBytes(content: Readable): Promise<number> {
  let bytes = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) bytes += chunk.length;
  return bytes;
}
