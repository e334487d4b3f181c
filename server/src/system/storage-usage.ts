import { daysRestorable } from '@grzadka/contract/core/restore/restore.model';
import { gardenTimeZone } from '@grzadka/contract/core/time/time-zone';
import type { StorageUsage } from '@grzadka/contract/system/storage.model';
import { type Kysely, sql } from 'kysely';
import { readArchiveFiles } from '#src/backup/archive/archive-files.ts';
import type { Database } from '#src/core/database/tables.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { inTime } from '#src/core/in-time.ts';
import { findOrphans, type Orphan, removableOrphans } from '#src/document/orphans.ts';
import { isUsed, sweepTime } from '#src/document/sweep-storage.ts';

type Amount = StorageUsage['documents'];

type Needs = Pick<AppContext, 'db' | 'config' | 'storage' | 'disk' | 'readUploads'>;

/** Milliseconds in which the storage has to list its objects: a bucket of many takes longer. */
const listLimit = 2_000;

const noOrphans = { orphans: [], total: 0 };

/** What takes how much room, and what the next sweep gives back. */
export async function measureStorage({
  db,
  storage,
  disk,
  readUploads,
  config: { backupDir, storageUrl },
}: Needs): Promise<StorageUsage> {
  const signal = AbortSignal.timeout(listLimit);
  const [rows, found, uploads, backups, free] = await Promise.all([
    measureRows(db),
    // A storage that is silent, or has too many, keeps nobody from the rest.
    inTime(findOrphans({ db, storage }, signal), listLimit).catch(() => null),
    readUploads(),
    backupDir === null ? null : measureBackups(backupDir),
    disk.free(),
  ]);
  const { sweep } = rows;
  const { removable, isSuspicious } = removableOrphans(found ?? noOrphans, new Date(sweep.at));
  return {
    objects: storageUrl === null ? 'folder' : 'bucket',
    ...rows,
    uploads,
    abandoned: found && { ...amountIn(found.orphans), isKept: isSuspicious },
    sweep: { ...sweep, removes: together(sweep.removes, amountIn(removable)) },
    backups,
    free: [...free].map(([place, bytes]) => ({ place, bytes })),
  };
}

function amountIn(objects: readonly Orphan[]): Amount {
  return { count: objects.length, bytes: objects.reduce((sum, { size }) => sum + size, 0) };
}

function together(one: Amount, other: Amount): Amount {
  return { count: one.count + other.count, bytes: one.bytes + other.bytes };
}

interface Measured {
  documentCount: string;
  documentBytes: string;
  imageCount: string;
  imageBytes: string;
  deletedCount: string;
  deletedBytes: string;
  sweepAt: string;
  sweepCount: string;
  sweepBytes: string;
  databaseBytes: string;
}

/** What the database knows, of one moment; the sweep comes by the gardens' clocks, and removes as `sweepStorage` does. */
async function measureRows(
  db: Kysely<Database>,
): Promise<Pick<StorageUsage, 'documents' | 'images' | 'deleted' | 'database' | 'sweep'>> {
  const { rows } = await sql<Measured>`
    with clock as (
      select now() at time zone ${gardenTimeZone} as local
    ), sweep as (
      select (
        local::date + ${sweepTime}::time
        + case when local::time < ${sweepTime}::time then interval '0' else interval '1 day' end
      ) at time zone ${gardenTimeZone} as at
      from clock
    ), deleted as (
      select
        size,
        unused_since < (select at from sweep) - make_interval(days => ${daysRestorable}) as is_due
      from stored_object
      where not ${isUsed}
    )
    select
      (select count(*) from document) as document_count,
      (select coalesce(sum(size), 0) from document) as document_bytes,
      (select count(*) from image where ${isShown}) as image_count,
      (select coalesce(sum(size), 0) from image where ${isShown}) as image_bytes,
      (select count(*) from deleted) as deleted_count,
      (select coalesce(sum(size), 0) from deleted) as deleted_bytes,
      (select at from sweep) as sweep_at,
      (select count(*) from deleted where is_due) as sweep_count,
      (select coalesce(sum(size), 0) from deleted where is_due) as sweep_bytes,
      pg_database_size(current_database()) as database_bytes
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A statement without a from clause gives one row');
  return {
    documents: amountOf(row.documentCount, row.documentBytes),
    images: amountOf(row.imageCount, row.imageBytes),
    deleted: amountOf(row.deletedCount, row.deletedBytes),
    database: { bytes: Number(row.databaseBytes) },
    sweep: { at: row.sweepAt, removes: amountOf(row.sweepCount, row.sweepBytes) },
  };
}

/** One that only blocks have had that are deleted counts among what is deleted. */
const isShown = sql<boolean>`exists (
  select from content_block where content_block.image_id = image.id
)`;

/** Counts and sums, which the database gives as text. */
function amountOf(count: string, bytes: string): Amount {
  return { count: Number(count), bytes: Number(bytes) };
}

/** The program's own archives; none where the folder cannot be read. */
async function measureBackups(folder: string): Promise<Amount> {
  const files = await readArchiveFiles(folder).catch(() => []);
  return { count: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) };
}
