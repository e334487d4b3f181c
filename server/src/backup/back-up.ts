import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import { to as copyTo } from 'pg-copy-streams';
import { keepObjects } from '#src/core/database/objects-lock.ts';
import type { Database } from '#src/core/database/tables.ts';
import type { Progress } from '#src/core/process/progress-bar.ts';
import { StartError } from '#src/core/process/start-error.ts';
import { ownStorage } from '#src/core/storage/own-storage.ts';
import type { Storage } from '#src/core/storage/storage.ts';
import { type ArchivedTable, objectName, tablePartName } from './archive/archive-format.ts';
import { carriedTables, schemaVersion } from './archive/carried-tables.ts';
import { objectKeys } from './archive/object-keys.ts';
import { type ArchiveWriter, writeArchive } from './archive/write-archive.ts';
import { type OneConnection, openOneConnection } from './one-connection.ts';

/** Bytes of a table that are held in memory and become one entry. */
const partSize = 4 * 1024 * 1024;

/** What a backup is made of. */
export interface BackupSource {
  /** The database, for a role that may read its tables and its migrations. */
  readonly url: string;
  readonly storage: Storage;
  /** What has to stay free on the disk of the archive, in bytes; 0 by default. */
  readonly minFreeBytes?: number;
}

/** What an archive holds, in numbers. */
export interface BackupResult {
  readonly tables: number;
  readonly rows: number;
  readonly objects: number;
  /** The keys of objects that have a row, and that the storage has not: the archive does without them. */
  readonly missing: readonly string[];
}

/**
 * Writes the database and the stored objects into one archive, as they are together at one moment
 * while the application goes on writing: the tables are read in one snapshot, and no object that it
 * names is removed meanwhile. An object that the storage has lost is named as missing, and keeps nothing else from
 * being copied. Throws a `StartError` when there is nothing to back up, too little room, an object cannot be
 * read, or the storage is not that of the database; no file is left then.
 */
export async function backUp(
  { url, storage, minFreeBytes }: BackupSource,
  path: string,
  progress?: Progress,
): Promise<BackupResult> {
  await using connection = await openOneConnection(url);
  await keepObjects(connection.db);
  const fill = async (archive: ArchiveWriter) => {
    const createdAt = new Date().toISOString();
    const { keys, ...database } = await addDatabase(connection, archive);
    const own = await storageOf(connection.db, storage);
    const missing: string[] = [];
    for (const [index, key] of keys.entries()) {
      progress?.(index, keys.length);
      if (!(await addObject(own, archive, key))) missing.push(key);
    }
    // Before there were marks, this is how a storage shows that it is not there.
    if (own === storage && keys.length > 0 && missing.length === keys.length) throw noStorage();
    // A connection that broke meanwhile has kept no object.
    await sql`select`.execute(connection.db);
    return { createdAt, ...database, objects: keys.length - missing.length, missing };
  };
  const { tables, objects, missing } = await writeArchive(path, fill, minFreeBytes);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return { tables: tables.length, rows, objects, missing };
}

function addDatabase({ db, client }: OneConnection, archive: ArchiveWriter) {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const schema = await schemaVersion(trx);
      if (schema === null) throw new StartError('Baza danych jest pusta: nie ma czego kopiować.');
      const tables: ArchivedTable[] = [];
      for (const table of await carriedTables(trx)) {
        const { columns, name } = table;
        const select = sql`select ${sql.join(columns.map((column) => sql.id(column)))} from ${sql.id(name)}`;
        const copy = copyTo(`copy (${select.compile(trx.withoutPlugins()).sql}) to stdout`);
        await addTable(archive, name, client.query(copy));
        tables.push({ ...table, rows: copy.rowCount });
      }
      return { schema, tables, keys: await objectKeys(trx) };
    });
}

/** Adds what COPY gives, in pieces small enough for the memory: an entry's size comes before it. */
async function addTable(archive: ArchiveWriter, table: string, lines: Readable): Promise<void> {
  let pieces: Buffer[] = [];
  let size = 0;
  let part = 0;
  const flush = async () => {
    const bytes = await promisify(gzip)(Buffer.concat(pieces));
    part += 1;
    await archive.add(tablePartName(table, part), bytes.length, Readable.from([bytes]));
    pieces = [];
    size = 0;
  };
  for await (const chunk of lines as AsyncIterable<Buffer>) {
    pieces.push(chunk);
    size += chunk.length;
    if (size >= partSize) await flush();
  }
  if (size > 0) await flush();
}

/** The storage as that of the database alone; as it is where an earlier version made the database, which has no mark. */
async function storageOf(db: Kysely<Database>, storage: Storage): Promise<Storage> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass('storage_mark') is not null as found
  `.execute(db);
  return rows[0]?.found ? ownStorage(storage, db) : storage;
}

/** Adds an object; gives false where the storage has lost it. */
async function addObject(storage: Storage, archive: ArchiveWriter, key: string): Promise<boolean> {
  const size = await storage.size(key).catch((error: unknown) => {
    throw unreadable(key, error);
  });
  if (size === null) return false;
  const content = await storage.read(key).catch((error: unknown) => {
    throw unreadable(key, error);
  });
  await archive.add(objectName(key), size, content);
  return true;
}

function noStorage(): StartError {
  return new StartError(
    'Magazyn plików zniknął albo w jego miejscu jest inny: podłącz właściwy. Nie wykonano kopii.',
  );
}

function unreadable(key: string, error: unknown): StartError {
  return new StartError(
    `Nie udało się odczytać pliku „${key}” z magazynu plików: nie wykonano kopii.`,
    error,
  );
}
