import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '#src/core/database/tables.ts';
import { defineJob } from '#src/core/jobs/define-job.ts';
import { createWorker, type Worker } from '#src/core/jobs/run-jobs.ts';
import { deleteOldEntries } from './delete-old-entries.ts';

const deleteOldEntriesJob = defineJob({
  name: 'audit.delete-old-entries',
  payload: z.object({}),
  schedule: '50 3 * * *',
});

interface AuditContext {
  db: Kysely<Database>;
  log: Pick<FastifyBaseLogger, 'info'>;
}

/** Ends every night the keeping of what the audit has told for ten years. */
export function deleteOldEntriesWorker({ db, log }: AuditContext): Worker {
  return createWorker(deleteOldEntriesJob, async (_, { signal }) => {
    const deleted = await deleteOldEntries(db, { signal });
    log.info({ deleted }, 'old entries of the audit deleted');
  });
}
