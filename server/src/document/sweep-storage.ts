import { daysRestorable } from '@grzadka/contract/core/restore/restore.model';
import { type Kysely, sql } from 'kysely';
import { objectsAreFree } from '#src/core/database/objects-lock.ts';
import type { Database } from '#src/core/database/tables.ts';
import type { Kept } from '#src/core/inspection/kept.ts';
import { derivedKey, smallerWidths } from '#src/core/storage/derived-object.ts';
import type { Storage } from '#src/core/storage/storage.ts';
import { findOrphans, removableOrphans } from './orphans.ts';

/** When it is swept every night, Polish time. */
export const sweepTime = '03:40';

/** Documents and images that nothing refers to any more. */
export const keptUnused: Kept = {
  rows: sql`stored_object`,
  since: sql`stored_object.unused_since`,
  period: sql`make_interval(days => ${sql.lit(daysRestorable)})`,
};

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
 * leaves are kept.
 */
export async function sweepStorage(needs: Needs): Promise<SweepResult> {
  // Before rows go whose objects could not: a storage that is not there fails the night.
  await needs.storage.check();
  await noteUnused(needs.db);
  const unused = await removeUnused(needs);
  const { removable, isSuspicious } = removableOrphans(await findOrphans(needs), new Date());
  for (const { key } of removable) await needs.storage.delete(key);
  return { unused, orphans: removable.length, isSuspicious };
}

/** Whether anything refers to a row of `stored_object`. */
export const isUsed = sql<boolean>`(
  exists (select from document where document.object_id = stored_object.id)
  or exists (select from content_block where content_block.image_id = stored_object.id)
  or exists (select from settings_logo where settings_logo.image_id = stored_object.id)
  or exists (select from settings_picture where settings_picture.image_id = stored_object.id)
  or exists (select from bank_import where bank_import.object_id = stored_object.id)
  or exists (select from reading_photo where reading_photo.id = stored_object.id)
  or exists (select from board_handover where board_handover.object_id = stored_object.id)
  or exists (select from personal_export where personal_export.object_id = stored_object.id)
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
    for (const width of smallerWidths) await storage.delete(derivedKey(id, width));
    removed += 1;
  }
  return removed;
}
