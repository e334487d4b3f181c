import { exportDays } from '@grzadka/contract/personal-data/personal-data.model';
import { type Kysely, sql } from 'kysely';
import { objectsAreFree } from '#src/core/database/objects-lock.ts';
import type { Database } from '#src/core/database/tables.ts';
import { scheduledWorker, type Worker } from '#src/core/jobs/run-jobs.ts';
import type { WorkerContext } from '#src/core/jobs/worker-context.ts';

type Needs = Pick<WorkerContext, 'db' | 'storage'>;

const job = { name: 'personal-data.delete-old-exports', retries: 2, schedule: '47 3 * * *' };

/** Deletes every night the archives whose days are over. */
export function deleteOldExportsWorker({
  log,
  ...needs
}: Needs & Pick<WorkerContext, 'log'>): Worker {
  return scheduledWorker(job, async () => {
    const deleted = await deleteOldExports(needs);
    log.info({ deleted }, 'old archives of personal data deleted');
  });
}

/**
 * Deletes the archives that are too old to be fetched, one after the other, and none while a backup reads them; each row before its
 * object, as in the sweep. Returns how many went.
 */
export async function deleteOldExports({ db, storage }: Needs): Promise<number> {
  // Before rows go whose objects could not: a storage that is not there fails the night.
  await storage.check();
  const { rows } = await sql<{ id: string }>`
    select id from personal_export
    where created_at < now() - make_interval(days => ${exportDays})
    order by created_at
  `.execute(db);
  let deleted = 0;
  for (const { id } of rows) {
    const gone = await deleteRows(db, id);
    if (gone === null) continue;
    if (gone.objectId !== null) await storage.delete(gone.objectId);
    deleted += 1;
  }
  return deleted;
}

/** Deletes the rows of an archive; nothing, and null, while a backup reads the objects. */
function deleteRows(db: Kysely<Database>, id: string): Promise<{ objectId: string | null } | null> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .deleteFrom('personalExport')
      .where('id', '=', id)
      .where(objectsAreFree)
      .returning('objectId')
      .executeTakeFirst();
    if (row?.objectId) {
      await trx.deleteFrom('storedObject').where('id', '=', row.objectId).execute();
    }
    return row ?? null;
  });
}
