import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '#src/core/database/tables.ts';
import { defineJob } from '#src/core/jobs/define-job.ts';
import { createWorker, type Worker } from '#src/core/jobs/run-jobs.ts';
import type { Storage } from '#src/core/storage/storage.ts';
import { sweepStorage, sweepTime } from './sweep-storage.ts';

const [hour, minute] = sweepTime.split(':').map(Number);

const job = defineJob({
  name: 'file.sweep-storage',
  payload: z.object({}),
  retries: 2,
  timeLimit: 3600,
  schedule: `${minute} ${hour} * * *`,
});

interface SweepContext {
  db: Kysely<Database>;
  storage: Storage;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
}

/** Sweeps the storage every night. */
export function sweepStorageWorker({ db, storage, log }: SweepContext): Worker {
  return createWorker(job, async () => {
    const result = await sweepStorage({ db, storage });
    if (result.isSuspicious) {
      log.error(result, 'the storage holds more unknown objects than a crash leaves: none removed');
    } else {
      log.info(result, 'storage swept');
    }
  });
}
