import { bankFileYears } from '@grzadka/contract/bank/importing/bank-import.labels';
import { gardenTimeZone } from '@grzadka/contract/core/time/time-zone';
import { type Kysely, sql } from 'kysely';
import { objectsAreFree } from '#src/core/database/objects-lock.ts';
import type { Database } from '#src/core/database/tables.ts';
import type { Kept } from '#src/core/inspection/kept.ts';
import { scheduledWorker, type Worker } from '#src/core/jobs/run-jobs.ts';
import type { WorkerContext } from '#src/core/jobs/worker-context.ts';

type Needs = Pick<WorkerContext, 'db' | 'storage'>;

const job = { name: 'bank-file.delete-old', retries: 2, schedule: '54 3 * * *' };

const zone = sql.lit(gardenTimeZone);

/** Files of bank statements as they came from the bank. */
export const keptBankFiles: Kept = {
  rows: sql`(select * from bank_import where object_id is not null) bank_import`,
  // The law counts the years of what was posted from the end of its year.
  since: sql`(
    date_trunc('year', coalesce(thru_day::timestamp, created_at at time zone ${zone})) + interval '1 year'
  ) at time zone ${zone}`,
  period: sql`make_interval(years => ${sql.lit(bankFileYears)})`,
};

/** Deletes every night the files whose years are over. */
export function deleteOldFilesWorker({
  log,
  ...needs
}: Needs & Pick<WorkerContext, 'log'>): Worker {
  return scheduledWorker(job, async () => {
    const deleted = await deleteOldFiles(needs);
    log.info({ deleted }, 'old files of bank statements deleted');
  });
}

/**
 * Deletes the files of bank statements whose years are over, one after the other, and none while a backup reads them; what was taken in
 * of them stays (docs/product/retention.md#bank-files). Each row before its object, as in the sweep. Returns how many went.
 */
export async function deleteOldFiles({ db, storage }: Needs): Promise<number> {
  // Before rows go whose objects could not: a storage that is not there fails the night.
  await storage.check();
  const { rows } = await sql<{ id: string; objectId: string }>`
    select id, object_id from ${keptBankFiles.rows} where ${keptBankFiles.since} < now() - ${keptBankFiles.period} order by id
  `.execute(db);
  let deleted = 0;
  for (const { id, objectId } of rows) {
    if (!(await deleteRow(db, id, objectId))) continue;
    await storage.delete(objectId);
    deleted += 1;
  }
  return deleted;
}

/** Deletes the row of an object; nothing, and false, while a backup reads the objects. */
function deleteRow(db: Kysely<Database>, id: string, objectId: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const file = trx.updateTable('bankImport').set({ objectId: null }).where('id', '=', id);
    const { numUpdatedRows } = await file.where(objectsAreFree).executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await trx.deleteFrom('storedObject').where('id', '=', objectId).execute();
    return true;
  });
}
