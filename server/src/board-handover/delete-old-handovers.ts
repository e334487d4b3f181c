import { handoverDays } from '@grzadka/contract/board-handover/board-handover.model';
import { type Kysely, sql } from 'kysely';
import { objectsAreFree } from '#src/core/database/objects-lock.ts';
import type { Database } from '#src/core/database/tables.ts';
import type { Kept } from '#src/core/inspection/kept.ts';
import { scheduledWorker, type Worker } from '#src/core/jobs/run-jobs.ts';
import type { WorkerContext } from '#src/core/jobs/worker-context.ts';

/** Handover packs. */
export const keptHandovers: Kept = {
  rows: sql`board_handover`,
  since: sql`board_handover.created_at`,
  period: sql`make_interval(days => ${sql.lit(handoverDays)})`,
};

type Needs = Pick<WorkerContext, 'db' | 'storage'>;

const job = { name: 'board-handover.delete-old', retries: 2, schedule: '48 3 * * *' };

/** Deletes every night the handover packs whose days are over. */
export function deleteOldHandoversWorker({
  log,
  ...needs
}: Needs & Pick<WorkerContext, 'log'>): Worker {
  return scheduledWorker(job, async () => {
    const deleted = await deleteOldHandovers(needs);
    log.info({ deleted }, 'old handover packs deleted');
  });
}

/**
 * Deletes the packs that are too old to be fetched, one after the other, and none while a backup reads them; each row before its
 * object, as in the sweep. Returns how many went.
 */
export async function deleteOldHandovers({ db, storage }: Needs): Promise<number> {
  // Before rows go whose objects could not: a storage that is not there fails the night.
  await storage.check();
  const { rows } = await sql<{ id: string }>`
    select id from ${keptHandovers.rows}
    where ${keptHandovers.since} < now() - ${keptHandovers.period}
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

/** Deletes the rows of a pack; nothing, and null, while a backup reads the objects. */
function deleteRows(db: Kysely<Database>, id: string): Promise<{ objectId: string | null } | null> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .deleteFrom('boardHandover')
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
