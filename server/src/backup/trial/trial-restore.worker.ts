import { basename, join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { type Kysely, sql } from 'kysely';
import * as z from 'zod/mini';
import { newestNightly } from '#src/core/backup-folder.ts';
import type { Config } from '#src/core/config/config.ts';
import type { Database } from '#src/core/database/tables.ts';
import { defineJob } from '#src/core/jobs/define-job.ts';
import { createWorker, type Worker } from '#src/core/jobs/run-jobs.ts';
import { isTrialDue, readTrialReport, writeTrialReport } from './trial-report.ts';

const job = defineJob({
  name: 'backup.trial-restore',
  payload: z.object({}),
  // The next hour tries again.
  retries: 0,
  timeLimit: 4 * 3600,
  // Once a month: the first finds it due. Half an hour after the nightly backup, whenever that was.
  schedule: '0 2-23 * * *',
});

interface TrialContext {
  readonly db: Kysely<Database>;
  readonly config: Pick<Config, 'backupDir' | 'dataDir'>;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>;
}

/** Tries once a month whether the newest nightly backup can be restored, and reports it. */
export function trialRestoreWorker({ db, config, log }: TrialContext): Worker {
  const { backupDir, dataDir } = config;
  return createWorker(job, async (_payload, { signal }) => {
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
