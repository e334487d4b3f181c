import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '#src/core/database/tables.ts';

const archiveRecord = z.object({
  /** The id of the login that asked for it; null of one that the program made by itself. */
  madeBy: z._default(z.nullable(z.string()), null),
  check: z._default(z.nullable(z.object({ at: z.iso.datetime(), isWhole: z.boolean() })), null),
  downloadedAt: z._default(z.nullable(z.iso.datetime()), null),
  /** The keys of the objects that the storage had lost when it was made: ids, as no name lies outside the database. */
  missing: z._default(z.array(z.string()), []),
});

const backupRecords = z.object({
  /** By the name of the archive. */
  archives: z.record(z.string(), archiveRecord),
  /** Of any archive, also of one that is gone since. */
  lastDownloadAt: z.nullable(z.iso.datetime()),
  lastFailure: z.nullable(z.object({ at: z.iso.datetime(), reason: z.string() })),
});

/**
 * What the archives' own files do not say of them. It lies beside them (0094): a restore of the database changes nothing of it, and
 * every process that sees the archives sees it.
 */
export type BackupRecords = z.infer<typeof backupRecords>;

const fileName = 'grzadka-kopie.json';

/** The records in a folder; empty ones where there are none, or none that can be read. */
export async function readBackupRecords(folder: string): Promise<BackupRecords> {
  const text = await readFile(join(folder, fileName), 'utf8').catch(() => '');
  try {
    return backupRecords.parse(JSON.parse(text));
  } catch {
    return { archives: {}, lastDownloadAt: null, lastFailure: null };
  }
}

/** Changes the records, one change at a time for all processes on a database. What is known of archives that are gone is dropped. */
async function changeBackupRecords(
  db: Kysely<Database>,
  folder: string,
  change: (records: BackupRecords) => BackupRecords,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('grzadka backup records'))`.execute(trx);
    const { archives, ...others } = change(await readBackupRecords(folder));
    const names = new Set(await readdir(folder));
    const present = Object.entries(archives).filter(([name]) => names.has(name));
    const text = JSON.stringify({ ...others, archives: Object.fromEntries(present) }, null, 2);
    const path = join(folder, fileName);
    await writeFile(`${path}.new`, `${text}\n`, { mode: 0o600 });
    await rename(`${path}.new`, path);
  });
}

/** An archive in a folder. */
interface ArchivePlace {
  readonly folder: string;
  /** Its file's. */
  readonly name: string;
}

/** Writes down what is known of one archive from now on. */
export function recordArchive(
  db: Kysely<Database>,
  { folder, name }: ArchivePlace,
  set: Partial<BackupRecords['archives'][string]>,
): Promise<void> {
  return changeBackupRecords(db, folder, ({ archives, ...others }) => {
    const known = archives[name] ?? archiveRecord.parse({});
    const lastDownloadAt = set.downloadedAt ?? others.lastDownloadAt;
    return { ...others, lastDownloadAt, archives: { ...archives, [name]: { ...known, ...set } } };
  });
}

/** Writes down why a backup failed, as a Polish sentence. */
export function recordBackupFailure(
  db: Kysely<Database>,
  folder: string,
  reason: string,
): Promise<void> {
  const lastFailure = { at: new Date().toISOString(), reason };
  return changeBackupRecords(db, folder, (records) => ({ ...records, lastFailure }));
}
