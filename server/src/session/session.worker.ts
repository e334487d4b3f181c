import { scheduledWorker, type Worker } from '#src/core/jobs/run-jobs.ts';
import type { WorkerContext } from '#src/core/jobs/worker-context.ts';
import { deleteUnusedDevices } from './known-device.repo.ts';
import { deleteOutlivedSignIns } from './pending-sign-in.repo.ts';
import { deleteOutlivedSessions, sessionLimits } from './session.repo.ts';
import { deviceDays } from './session-cookie.ts';
import { deleteOldWrongCodes } from './wrong-codes.repo.ts';

const job = {
  name: 'session.clean',
  schedule: '20 3 * * *',
};

/** Clears away every night what nobody can sign in with any more. */
export function sessionWorker({ db, config }: WorkerContext): Worker {
  const limits = sessionLimits(config);
  return scheduledWorker(job, async () => {
    await deleteOutlivedSessions(db, limits);
    await deleteOutlivedSignIns(db);
    await deleteUnusedDevices(db, deviceDays);
    await deleteOldWrongCodes(db);
  });
}
