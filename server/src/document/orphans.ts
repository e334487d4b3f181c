import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { sourceKey } from '#src/core/storage/derived-object.ts';
import type { Storage, StoredEntry } from '#src/core/storage/storage.ts';

/** An object without a row of its own or of what it was derived from. */
export interface Orphan {
  readonly key: string;
  /** Bytes. */
  readonly size: number;
  readonly modifiedAt: Date;
}

/** The objects of a storage that no row names, and how many objects there are in all. */
interface Orphans {
  readonly orphans: readonly Orphan[];
  /** Every object of the storage. */
  readonly total: number;
}

/** No upload takes this long, in milliseconds: a younger object may still get its row. */
const longestUpload = 24 * 60 * 60 * 1000;

/** Crashes leave few orphans; more than these, and a share of all, mean that something is wrong. */
const usualOrphans = 20;
const usualShare = 0.1;

/** The objects without a row, which crashes leave; until it is given up by `signal`, with its reason. */
export async function findOrphans(
  { db, storage }: { db: Kysely<Database>; storage: Storage },
  signal?: AbortSignal,
): Promise<Orphans> {
  const found = { orphans: new Array<Orphan>(), total: 0 };
  for await (const { keys, orphans } of listObjects({ db, storage })) {
    signal?.throwIfAborted();
    found.total += keys.length;
    found.orphans.push(...orphans);
  }
  return found;
}

/** Some objects of the storage, and those among them that have no row. */
interface ObjectBatch {
  readonly keys: readonly string[];
  readonly orphans: readonly Orphan[];
}

/** Every object of the storage, in batches. */
export async function* listObjects({
  db,
  storage,
}: {
  db: Kysely<Database>;
  storage: Storage;
}): AsyncGenerator<ObjectBatch> {
  for await (const batch of storage.list()) {
    const unknown = await withoutRow(db, batch.filter(isOurs));
    yield {
      keys: batch.map(({ key }) => key),
      orphans: await Promise.all(unknown.map(describe)),
    };
  }
}

/**
 * Those of the orphans that a sweep at this time removes. None where there are more than crashes leave: then the
 * storage belongs to another database, or the database lost rows, and removing would make it worse.
 */
export function removableOrphans(
  { orphans, total }: Orphans,
  at: Date,
): { removable: readonly Orphan[]; isSuspicious: boolean } {
  const old = orphans.filter(
    ({ modifiedAt }) => at.getTime() - modifiedAt.getTime() > longestUpload,
  );
  const isSuspicious = old.length > usualOrphans && old.length > total * usualShare;
  return { removable: isSuspicious ? [] : old, isSuspicious };
}

async function describe(entry: StoredEntry): Promise<Orphan> {
  return { key: entry.key, ...(await entry.describe()) };
}

function isOurs({ key }: StoredEntry): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(sourceKey(key));
}

async function withoutRow(
  db: Kysely<Database>,
  entries: readonly StoredEntry[],
): Promise<StoredEntry[]> {
  const keys = entries.map(({ key }) => sourceKey(key));
  const rows = await db
    .selectFrom('storedObject')
    .select('id')
    .where('id', '=', sql<string>`any(${keys}::uuid[])`)
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  return entries.filter(({ key }) => !known.has(sourceKey(key)));
}
