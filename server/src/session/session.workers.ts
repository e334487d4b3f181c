import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Config } from '#src/core/config/config.ts';
import type { Database } from '#src/core/database/tables.ts';
import { defineJob } from '#src/core/jobs/define-job.ts';
import { createWorker, type Worker } from '#src/core/jobs/run-jobs.ts';
import { deleteUnusedDevices } from './known-device.repo.ts';
import { deleteOutlivedSignIns } from './pending-sign-in.repo.ts';
import { deleteOutlivedSessions, sessionLimits } from './session.repo.ts';
import { deleteOldWrongCodes } from './wrong-codes.repo.ts';
import { deviceDays } from './session-cookie.ts';

const cleanSessionsJob = defineJob({
  name: 'session.clean',
  payload: z.object({}),
  schedule: '20 3 * * *',
});

/** Clears away every night what nobody can sign in with any more. */
export function sessionWorkers({
  db,
  config,
}: {
  db: Kysely<Database>;
  config: Config;
}): readonly Worker[] {
  const limits = sessionLimits(config);
  return [
    createWorker(cleanSessionsJob, async () => {
      await deleteOutlivedSessions(db, limits);
      await deleteOutlivedSignIns(db);
      await deleteUnusedDevices(db, deviceDays);
      await deleteOldWrongCodes(db);
    }),
  ];
}
