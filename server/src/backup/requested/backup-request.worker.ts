import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config } from '#src/core/config/config.ts';
import type { Database } from '#src/core/database/tables.ts';
import { createWorker, type Worker } from '#src/core/jobs/run-jobs.ts';
import type { BackupSource } from '../back-up.ts';
import { backupRequestJob } from './backup-request.job.ts';

interface RequestContext extends BackupSource {
  readonly db: Kysely<Database>;
  readonly config: Config;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>;
}

/** Does what people ask of the backups, beside the requests. Where BACKUP_DIR is off, that is left to another machine. */
export function backupRequestWorkers({
  db,
  config,
  log,
  ...source
}: RequestContext): readonly Worker[] {
  const { backupDir: folder, minFreeDiskMb } = config;
  if (folder === null) return [];
  const worker = createWorker(backupRequestJob, async (request, { signal }) => {
    // Loaded when it is asked for: until then it would only take memory.
    const { checkOnRequest, makeOnRequest } = await import('./do-request.ts');
    const place = { db, folder, name: request.id };
    if (request.kind === 'check') {
      log.info({ isWhole: await checkOnRequest(place, signal) }, 'backup checked');
    } else {
      const result = await makeOnRequest(place, { ...request, source, minFreeDiskMb });
      log.info(result, 'backup written');
    }
  });
  return [worker];
}
