import { mkdir, readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { freeBytes } from '@grzadka/postgres/free-space';
import { type Kysely, sql } from 'kysely';
import { beforeUpdateName, isBeforeUpdate, removeUnfinished } from '#src/core/backup-folder.ts';
import type { Database } from '#src/core/database/tables.ts';
import { errorCode } from '#src/core/errors/error-code.ts';
import { StartError } from '#src/core/process/start-error.ts';
import { carriedTables } from './archive/carried-tables.ts';
import { objectKeys } from './archive/object-keys.ts';
import { type BackupSource, backUp } from './back-up.ts';
import { recordArchive } from './backup-records.ts';
import { explainFile } from './explain-file.ts';
import { openOneConnection } from './one-connection.ts';

/** Enough to go back from an update that failed, and from the one before. */
const kept = 3;

/**
 * Writes an archive of what an update is going to change into a folder, which is made when it is
 * missing, removes all but the newest three of its kind, and gives its path
 * (docs/product/operation.md#update). Throws a `StartError` that says what to do when it cannot,
 * before the disk is full.
 */
export async function backUpBeforeUpdate(
  source: BackupSource,
  folder: string,
  now: Date,
): Promise<string> {
  const path = join(folder, beforeUpdateName(now));
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await removeUnfinished(folder, now);
    await requireSpace(source, folder);
    const { missing } = await backUp(source, path);
    if (missing.length > 0) await recordMissing(source.url, path, missing);
    await removeOlder(folder);
    return path;
  } catch (error) {
    throw new StartError(
      `Nie udało się zapisać kopii przed aktualizacją bazy danych. ${reason(path, error)} Niczego nie zmieniono. Aby zaktualizować bazę bez kopii, uruchom program jeden raz z BACKUP_DIR=off.`,
      error,
    );
  }
}

async function requireSpace(source: BackupSource, folder: string): Promise<void> {
  const missing = await missingSpace(source, folder);
  if (missing === 0) return;
  const megabytes = Math.ceil(missing / 1_000_000).toLocaleString('pl-PL');
  throw new StartError(
    `Na dysku z folderem „${folder}” brakuje miejsca: zwolnij co najmniej ${megabytes}\u00a0MB albo wskaż w BACKUP_DIR folder na innym dysku.`,
  );
}

/** For the screen, which shows what they are once the program runs. */
async function recordMissing(url: string, path: string, missing: readonly string[]): Promise<void> {
  await using connection = await openOneConnection(url);
  const place = { folder: dirname(path), name: basename(path) };
  await recordArchive(connection.db, place, { missing: [...missing] });
}

async function removeOlder(folder: string): Promise<void> {
  const newestFirst = (await readdir(folder)).filter(isBeforeUpdate).toSorted().toReversed();
  for (const name of newestFirst.slice(kept)) await rm(join(folder, name), { force: true });
}

function reason(path: string, error: unknown): string {
  const explained = explainFile(path, error);
  if (explained instanceof StartError) return explained.message;
  return `Przyczyna: ${errorCode(error) || 'nieznany błąd'}.`;
}

/** Bytes that stay free beside an archive: the database may be on the same disk, and goes on. */
const reserve = 100_000_000;

/**
 * How many bytes have to be freed before an archive of this source fits into the folder; 0 when it
 * does. A guess upwards: tables count as they lie in the database, and the archive is compressed.
 */
async function missingSpace({ url, storage }: BackupSource, folder: string): Promise<number> {
  const free = await freeBytes(folder);
  await using connection = await openOneConnection(url);
  let needed = reserve + (await sizeOfTables(connection.db));
  for (const key of await objectKeys(connection.db)) {
    // The backup itself says which object is missing or cannot be read.
    needed += (await storage.size(key).catch(() => null)) ?? 0;
  }
  return Math.max(0, needed - free);
}

async function sizeOfTables(db: Kysely<Database>): Promise<number> {
  let size = 0;
  for (const { name } of await carriedTables(db)) {
    const { rows } = await sql<{ size: string }>`
      select pg_table_size(${name}::regclass) as size
    `.execute(db);
    size += Number(rows[0]?.size);
  }
  return size;
}
