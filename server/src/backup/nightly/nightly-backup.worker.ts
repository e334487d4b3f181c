import { megabyte } from '@grzadka/contract/core/upload';
import { scheduledWorker, type Worker } from '#src/core/jobs/run-jobs.ts';
import type { WorkerContext } from '#src/core/jobs/worker-context.ts';
import { StartError } from '#src/core/process/start-error.ts';
import { recordArchive, recordBackupFailure } from '../backup-records.ts';
import { failureReason } from '../explain-file.ts';

const job = {
  name: 'backup.nightly',
  // The next hour tries again.
  retries: 0,
  timeLimit: 4 * 3600,
  // Once a day: the first finds no archive of the day. An office's computer is off at night. Not from half past two on,
  // which one night of the year has not and another one has twice.
  schedule: '30 1-23 * * *',
};

/** Makes a backup every night, or when the computer is on again, unless the configuration says that none is wanted. */
export function nightlyBackupWorker({ db, config, log, ...source }: WorkerContext): Worker {
  return scheduledWorker(job, async () => {
    const { backupDir: folder } = config;
    if (folder === null) return;
    // Loaded in the night: by day it would only take memory.
    const { nightlyBackup } = await import('./nightly-backup.ts');
    const minFreeBytes = config.minFreeDiskMb * megabyte;
    const written = nightlyBackup({ ...source, minFreeBytes }, folder, new Date());
    const result = await written.catch(async (error: unknown) => {
      // The sentence says what to do; the queue's own line has the error's type alone.
      if (error instanceof StartError) log.error({ reason: error.message }, 'no nightly backup');
      const reason = failureReason(folder, error);
      await recordBackupFailure(db, folder, reason).catch(() => undefined);
      throw error;
    });
    if (result === null) return;
    const { name, missing } = result;
    if (missing.length > 0) {
      await recordArchive(db, { folder, name }, { missing: [...missing] });
      log.error({ missing }, 'the storage has lost objects, which the nightly backup does without');
    }
    log.info(result, 'nightly backup written');
  });
}
