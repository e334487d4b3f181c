import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
import { scheduledWorker, type Worker } from '#src/core/jobs/run-jobs.ts';
import type { WorkerContext } from '#src/core/jobs/worker-context.ts';
import { eraseDue } from './erase-due.ts';
import { erasedListFolder, replayErasures, writeErasedList } from './erased-list.ts';

const job = {
  name: 'personal-data.erase-due',
  retries: 2,
  timeLimit: 1800,
  schedule: '20 4 * * *',
};

/**
 * Erases every night the persons whose day has come, and whom a restore brought back that was cut short; and writes down beside the
 * backups who they are.
 */
export function eraseDueWorker({
  db,
  url,
  storage,
  config,
  log,
}: Pick<WorkerContext, 'db' | 'url' | 'storage' | 'config' | 'log'>): Worker {
  return scheduledWorker(job, async ({ signal }) => {
    const owner = openDatabase(url, { max: 1 });
    try {
      const needs = { owner: owner.db, storage, dataDir: config.dataDir };
      const again = await replayErasures(needs, [erasedListFolder(config)]);
      const erased = await eraseDue(needs, { signal });
      log.info({ ...erased, again }, 'persons erased');
    } finally {
      await closeDatabase(owner);
    }
    await writeErasedList(db, erasedListFolder(config));
  });
}
