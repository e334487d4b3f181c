import { megabyte } from '@grzadka/contract/core/upload';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { Config } from '#src/core/config/config.ts';
import { defineJob } from '#src/core/jobs/define-job.ts';
import { createWorker, type Worker } from '#src/core/jobs/run-jobs.ts';
import { StartError } from '#src/core/process/start-error.ts';
import type { BackupSource } from '../back-up.ts';

const job = defineJob({
  name: 'backup.nightly',
  payload: z.object({}),
  // The next hour tries again.
  retries: 0,
  timeLimit: 4 * 3600,
  // Once a day: the first finds no archive of the day. An office's computer is off at night.
  schedule: '10 2-23 * * *',
});

interface BackupContext extends BackupSource {
  readonly config: Config;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>;
}

/** Makes a backup every night, or when the computer is on again, unless the configuration says that none is wanted. */
export function nightlyBackupWorker({ config, log, ...source }: BackupContext): Worker {
  return createWorker(job, async () => {
    if (config.backupDir === null) return;
    // Loaded in the night: by day it would only take memory.
    const { nightlyBackup } = await import('./nightly-backup.ts');
    const minFreeBytes = config.minFreeDiskMb * megabyte;
    const written = nightlyBackup({ ...source, minFreeBytes }, config.backupDir, new Date());
    const result = await written.catch((error: unknown) => {
      // The sentence says what to do; the queue's own line has the error's type alone.
      if (error instanceof StartError) log.error({ reason: error.message }, 'no nightly backup');
      throw error;
    });
    if (result !== null) log.info(result, 'nightly backup written');
  });
}
