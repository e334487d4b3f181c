import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { haveTotalsCounted } from '#src/core/list/remembered-totals.ts';
import type { Progress } from '#src/core/process/progress-bar.ts';
import { migrateTo, readMigrations } from '#src/core/schema/migrate.ts';
import { markStorage } from '#src/core/storage/own-storage.ts';
import type { Storage } from '#src/core/storage/storage.ts';
import { holdRestoredMessages } from '#src/message/sending/hold-restored.ts';
import type { Manifest } from './archive/archive-format.ts';
import { clearSchema, lockTables, requireUnused } from './archive/clear-schema.ts';
import { loadArchive } from './archive/load-archive.ts';
import { objectKeys } from './archive/object-keys.ts';
import { checkArchive, newer } from './archive/read-archive.ts';
import { openOneConnection } from './one-connection.ts';

/** Where an archive goes. */
export interface RestoreTarget {
  /** The database, for the owner of its tables. */
  readonly ownerUrl: string;
  readonly storage: Storage;
}

interface RestoreOptions {
  /** What is there gives way. */
  readonly replace: boolean;
  /** What `checkArchive` has just said of the archive, which is not asked again then. */
  readonly checked?: Manifest;
  readonly progress?: Progress;
  /** Gives the restore up, whatever it waits for, until its last row is in. */
  readonly signal?: AbortSignal;
}

/** What was restored. */
export interface RestoreResult {
  readonly createdAt: Date;
  readonly rows: number;
  readonly objects: number;
  /** The keys of objects that the archive does without, and the storage has not either. */
  readonly missing: readonly string[];
}

/**
 * Brings an archive back: checks all of its sums, then, in one transaction, makes the tables anew as they were in its version,
 * loads them, and migrates them to this version. Objects are written before the transaction ends, and those of a failed one
 * removed; the storage becomes that of the database, even if it was another's before. What the application's role may do is not
 * granted here: `bringUpToDate` comes after. Throws a `StartError`, changing nothing, for an archive that is damaged, foreign
 * or too new, and for an installation in use unless `replace` is said; and the reason of `signal` when that is aborted, as if
 * nothing had been begun.
 */
export async function restore(
  { ownerUrl, storage }: RestoreTarget,
  path: string,
  { replace, checked, progress, signal }: RestoreOptions,
): Promise<RestoreResult> {
  const manifest = checked ?? (await checkArchive(path, signal));
  if (!(manifest.schema in (await readMigrations()))) throw newer(path);
  await using connection = await openOneConnection(ownerUrl);
  const { db, client } = connection;
  const breakOff = () => void connection.breakOff().catch(() => undefined);
  signal?.throwIfAborted();
  signal?.addEventListener('abort', breakOff);

  const written: string[] = [];
  let done = 0;
  const load = async (trx: Transaction<Database>) => {
    await lockTables(trx);
    if (!replace) await requireUnused(trx);
    const before = await objectKeys(trx);
    await clearSchema(trx);
    await migrateTo(trx, manifest.schema);
    await loadArchive({
      trx,
      client,
      path,
      manifest,
      signal,
      putObject: async (key, { content, size }) => {
        progress?.(done, manifest.objects);
        done += 1;
        // A storage that has it already keeps it, whatever becomes of the restore.
        if ((await storage.size(key).catch(() => null)) === null) written.push(key);
        await storage.put(key, content, size);
      },
    });
    await migrateTo(trx, 'latest');
    await holdRestoredMessages(trx, new Date(manifest.createdAt));
    // An application that runs beside it has counted what stood here before.
    await haveTotalsCounted(trx);
    await markStorage(storage, trx);
    signal?.throwIfAborted();
    // What follows is over in a moment, and nobody could tell which side of it an end had met.
    signal?.removeEventListener('abort', breakOff);
    return before;
  };
  const before = await db
    .transaction()
    .execute(load)
    .catch(async (error: unknown) => {
      await removeWritten(ownerUrl, storage, written).catch(() => undefined);
      throw signal?.aborted ? signal.reason : error;
    })
    .finally(() => signal?.removeEventListener('abort', breakOff));
  await removeUnnamed(db, storage, before);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const missing: string[] = [];
  for (const key of manifest.missing) if ((await storage.size(key)) === null) missing.push(key);
  return { createdAt: new Date(manifest.createdAt), rows, objects: manifest.objects, missing };
}

/** Removes what a restore that failed has written; its own connection may be what failed. */
async function removeWritten(
  ownerUrl: string,
  storage: Storage,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  await using connection = await openOneConnection(ownerUrl);
  await removeUnnamed(connection.db, storage, keys);
}

/** Removes those of the objects that no row names. */
async function removeUnnamed(
  db: Kysely<Database>,
  storage: Storage,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  const named = new Set(await objectKeys(db));
  for (const key of keys) if (!named.has(key)) await storage.delete(key);
}
