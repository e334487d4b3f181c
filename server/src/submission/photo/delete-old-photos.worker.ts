import { photoMonths } from '@grzadka/contract/submission/photo-rules';
import { type Kysely, sql } from 'kysely';
import { objectsAreFree } from '#src/core/database/objects-lock.ts';
import type { Database } from '#src/core/database/tables.ts';
import type { Kept } from '#src/core/inspection/kept.ts';
import { scheduledWorker, type Worker } from '#src/core/jobs/run-jobs.ts';
import type { WorkerContext } from '#src/core/jobs/worker-context.ts';
import { derivedKey, smallerWidths } from '#src/core/storage/derived-object.ts';
import type { Storage } from '#src/core/storage/storage.ts';

/** Photos of readings. */
export const keptPhotos: Kept = {
  rows: sql`
    reading_photo photo
    left join submission using (client_key)
    left join measurement using (client_key)
  `,
  // Unknown of what waits for a decision.
  since: sql`case when submission.id is null then measurement.recorded_at else submission.decided_at end`,
  period: sql`make_interval(months => ${sql.lit(photoMonths)})`,
};

const job = { name: 'reading-photo.delete-old', retries: 2, schedule: '45 3 * * *' };

/** Deletes every night the photos of readings whose time is over. */
export function deleteOldPhotosWorker({
  db,
  storage,
  log,
}: Pick<WorkerContext, 'db' | 'storage' | 'log'>): Worker {
  return scheduledWorker(job, async () => {
    const deleted = await deleteOldPhotos({ db, storage });
    log.info({ deleted }, 'old photos of readings deleted');
  });
}

/**
 * Deletes the photos whose time is over: twelve months after their reading was decided on, or, without a decision, after it was
 * recorded (docs/product/submissions.md#photos). What waits for a decision keeps its photo. One after the other, and none while a
 * backup reads them; each row before its object, as in the sweep. Returns how many went.
 */
export async function deleteOldPhotos({
  db,
  storage,
}: {
  db: Kysely<Database>;
  storage: Storage;
}): Promise<number> {
  // Before rows go whose objects could not: a storage that is not there fails the night.
  await storage.check();
  const { rows } = await sql<{ id: string }>`
    select photo.id from ${keptPhotos.rows}
    where ${keptPhotos.since} < now() - ${keptPhotos.period}
    order by photo.id
  `.execute(db);
  let deleted = 0;
  for (const { id } of rows) {
    if (!(await deleteRows(db, id))) continue;
    await storage.delete(id);
    for (const width of smallerWidths) await storage.delete(derivedKey(id, width));
    deleted += 1;
  }
  return deleted;
}

/** Deletes the rows of a photo; nothing, and false, while a backup reads the objects. */
async function deleteRows(db: Kysely<Database>, id: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const photo = trx.deleteFrom('readingPhoto').where('id', '=', id).where(objectsAreFree);
    const { numDeletedRows } = await photo.executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    // The image goes with it.
    await trx.deleteFrom('storedObject').where('id', '=', id).execute();
    return true;
  });
}
