import { createWorker, type Worker } from '#src/core/jobs/run-jobs.ts';
import type { WorkerContext } from '#src/core/jobs/worker-context.ts';
import { backupRequestJob } from './backup-request.job.ts';

/** Does what people ask of the backups, beside the requests. Where BACKUP_DIR is off, that is left to another machine. */
export function backupRequestWorkers({
  db,
  config,
  log,
  ...source
}: WorkerContext): readonly Worker[] {
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
