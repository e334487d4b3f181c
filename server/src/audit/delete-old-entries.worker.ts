import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
import { scheduledWorker, type Worker } from '#src/core/jobs/run-jobs.ts';
import type { WorkerContext } from '#src/core/jobs/worker-context.ts';
import { deleteOldEntries } from './delete-old-entries.ts';

const job = {
  name: 'audit.delete-old-entries',
  schedule: '50 3 * * *',
};

/** Deletes every night the entries that the audit has kept for ten years. */
export function deleteOldEntriesWorker({ url, log }: Pick<WorkerContext, 'url' | 'log'>): Worker {
  return scheduledWorker(job, async ({ signal }) => {
    const owner = openDatabase(url, { max: 1 });
    try {
      const deleted = await deleteOldEntries(owner.db, { signal });
      log.info({ deleted }, 'old entries of the audit deleted');
    } finally {
      await closeDatabase(owner);
    }
  });
}
