import { basename, join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { newestNightly } from '#src/core/backup-folder.ts';
import type { Database } from '#src/core/database/tables.ts';
import { scheduledWorker, type Worker } from '#src/core/jobs/run-jobs.ts';
import type { WorkerContext } from '#src/core/jobs/worker-context.ts';
import { isTrialDue, readTrialReport, writeTrialReport } from './trial-report.ts';

const job = {
  name: 'backup.trial-restore',
  // The next hour tries again.
  retries: 0,
  timeLimit: 4 * 3600,
  // Once a month: the first finds it due. Half an hour after the nightly backup, whenever that was.
  schedule: '0 2-23 * * *',
};

/** Tries once a month whether the newest nightly backup can be restored, and reports it. */
export function trialRestoreWorker({
  db,
  config,
  log,
}: Pick<WorkerContext, 'db' | 'config' | 'log'>): Worker {
  const { backupDir, dataDir } = config;
  return scheduledWorker(job, async ({ signal }) => {
    const newest = backupDir === null ? null : await newestNightly(backupDir);
    if (backupDir === null || newest === null) return;
    if (!isTrialDue(await readTrialReport(backupDir), basename(newest), new Date())) return;
    // Loaded once a month: until then it would only take memory.
    const { trialRestore } = await import('./trial-restore.ts');
    const scratch = join(dataDir, 'trial-restore');
    const databaseSize = await sizeOf(db);
    const trial = trialRestore(newest, { dataDir: scratch, databaseSize, signal });
    // Given up with the application, it is due again in the next hour.
    const report = await trial.catch(() => null);
    if (report === null) return;
    await writeTrialReport(backupDir, report);
    if (report.outcome === 'restored') log.info(report, 'newest backup restored on trial');
    else log.error(report, 'the newest backup was not restored on trial');
  });
}

async function sizeOf(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`
    select pg_database_size(current_database()) as bytes
  `.execute(db);
  return Number(rows[0]?.bytes);
}
