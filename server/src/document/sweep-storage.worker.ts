import { scheduledWorker, type Worker } from '#src/core/jobs/run-jobs.ts';
import type { WorkerContext } from '#src/core/jobs/worker-context.ts';
import { sweepStorage, sweepTime } from './sweep-storage.ts';

const [hour, minute] = sweepTime.split(':').map(Number);

const job = {
  name: 'file.sweep-storage',
  retries: 2,
  timeLimit: 3600,
  schedule: `${minute} ${hour} * * *`,
};

/** Sweeps the storage every night. */
export function sweepStorageWorker({ db, storage, log }: WorkerContext): Worker {
  return scheduledWorker(job, async () => {
    const result = await sweepStorage({ db, storage });
    if (result.isSuspicious) {
      log.error(result, 'the storage holds more unknown objects than a crash leaves: none removed');
    } else {
      log.info(result, 'storage swept');
    }
  });
}
