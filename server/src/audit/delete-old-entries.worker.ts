import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod/mini';
import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
import { defineJob } from '#src/core/jobs/define-job.ts';
import { createWorker, type Worker } from '#src/core/jobs/run-jobs.ts';
import { deleteOldEntries } from './delete-old-entries.ts';

const deleteOldEntriesJob = defineJob({
  name: 'audit.delete-old-entries',
  payload: z.object({}),
  schedule: '50 3 * * *',
});

interface AuditContext {
  /** The database's address for its owner: the application's role may delete nothing here (0047). */
  url: string;
  log: Pick<FastifyBaseLogger, 'info'>;
}

/** Ends every night the keeping of what the audit has told for ten years. */
export function deleteOldEntriesWorker({ url, log }: AuditContext): Worker {
  return createWorker(deleteOldEntriesJob, async (_, { signal }) => {
    const owner = openDatabase(url, { max: 1 });
    try {
      const deleted = await deleteOldEntries(owner.db, { signal });
      log.info({ deleted }, 'old entries of the audit deleted');
    } finally {
      await closeDatabase(owner);
    }
  });
}
