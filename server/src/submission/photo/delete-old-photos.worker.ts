import { scheduledWorker, type Worker } from '#src/core/jobs/run-jobs.ts';
import type { WorkerContext } from '#src/core/jobs/worker-context.ts';
import { deleteOldPhotos } from './delete-old-photos.ts';

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
