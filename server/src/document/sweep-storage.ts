import { daysRestorable } from '@grzadka/contract/core/restore/restore.model';
import { type Kysely, sql } from 'kysely';
import { objectsAreFree } from '#src/core/database/objects-lock.ts';
import type { Database } from '#src/core/database/tables.ts';
import type { Storage } from '#src/core/storage/storage.ts';

/** When it is swept every night, Polish time. */
export const sweepTime = '03:40';

/** No upload takes this long: a younger object may still get its row. */
const youngestOrphan = 24 * 60 * 60 * 1000;

/** Crashes leave few orphans; more than these, and a share of all, mean that something is wrong. */
const usualOrphans = 20;
const usualShare = 0.1;

interface Needs {
  db: Kysely<Database>;
  storage: Storage;
}

/** What a sweep did. */
interface SweepResult {
  /** Objects that nothing has referred to for `daysRestorable`. */
  unused: number;
  /** Objects without a row, left by a crash. */
  orphans: number;
  /** There were so many orphans that they were left alone; see `sweepStorage`. */
  isSuspicious: boolean;
}

/**
 * Removes what nothing refers to any more, and what a crash left. Orphans in numbers that no crash
 * leaves are kept: then the storage belongs to another database, or the database lost rows, and
 * deleting would make it worse.
 */
export async function sweepStorage(needs: Needs): Promise<SweepResult> {
  await noteUnused(needs.db);
  const unused = await removeUnused(needs);
  const { orphans, total } = await findOrphans(needs);
  const isSuspicious = orphans.length > usualOrphans && orphans.length > total * usualShare;
  if (isSuspicious) return { unused, orphans: 0, isSuspicious };
  for (const key of orphans) await needs.storage.delete(key);
  return { unused, orphans: orphans.length, isSuspicious };
}

/** Whether anything refers to a row of `stored_object`. */
export const isUsed = sql<boolean>`(
  exists (select from document where document.object_id = stored_object.id)
  or exists (select from content_block where content_block.image_id = stored_object.id)
  or exists (select from settings_logo where settings_logo.image_id = stored_object.id)
)`;

async function noteUnused(db: Kysely<Database>): Promise<void> {
  await db
    .updateTable('storedObject')
    .set({ unusedSince: sql`case when ${isUsed} then null else now() end` })
    .where(sql<boolean>`${isUsed} = (unused_since is not null)`)
    .execute();
}

/**
 * One after the other, and none while a backup reads them; each row before its object: a crash or a storage that fails leaves one orphan
 * for the next time, not all of them.
 */
async function removeUnused({ db, storage }: Needs): Promise<number> {
  const unused = await db
    .selectFrom('storedObject')
    .select('id')
    .where('unusedSince', '<', sql<string>`now() - make_interval(days => ${daysRestorable})`)
    .execute();
  let removed = 0;
  for (const { id } of unused) {
    const { numDeletedRows } = await db
      .deleteFrom('storedObject')
      .where('id', '=', id)
      .where(sql<boolean>`not ${isUsed}`)
      .where(objectsAreFree)
      .executeTakeFirst();
    if (numDeletedRows === 0n) continue;
    await storage.delete(id);
    removed += 1;
  }
  return removed;
}

async function findOrphans({ db, storage }: Needs) {
  const orphans: string[] = [];
  let total = 0;
  for await (const batch of storage.list()) {
    total += batch.length;
    const old = batch.filter(({ key, modifiedAt }) => isOurs(key) && isOld(modifiedAt));
    const known = await knownKeys(
      db,
      old.map(({ key }) => key),
    );
    orphans.push(...old.filter(({ key }) => !known.has(key)).map(({ key }) => key));
  }
  return { orphans, total };
}

function isOurs(key: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key);
}

function isOld(modifiedAt: Date): boolean {
  return Date.now() - modifiedAt.getTime() > youngestOrphan;
}

async function knownKeys(db: Kysely<Database>, keys: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('storedObject')
    .select('id')
    .where('id', '=', sql<string>`any(${keys}::uuid[])`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
