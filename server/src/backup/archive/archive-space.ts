import { freeBytes } from '@grzadka/postgres/free-space';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import type { BackupSource } from '../back-up.ts';
import { openOneConnection } from '../one-connection.ts';
import { carriedTables } from './carried-tables.ts';
import { objectKeys } from './object-keys.ts';

/** Bytes that stay free beside an archive: the database may be on the same disk, and goes on. */
const reserve = 100_000_000;

/**
 * How many bytes have to be freed before an archive of this source fits into the folder; 0 when it
 * does. A guess upwards: tables count as they lie in the database, and the archive is compressed.
 */
export async function missingSpace(
  { url, storage }: BackupSource,
  folder: string,
): Promise<number> {
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
