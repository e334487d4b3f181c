import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { deleteOldEntriesWorker } from './audit/delete-old-entries.worker.ts';
import { nightlyBackupWorker } from './backup/nightly/nightly-backup.worker.ts';
import { backupRequestWorkers } from './backup/requested/backup-request.worker.ts';
import { trialRestoreWorker } from './backup/trial/trial-restore.worker.ts';
import { checkConsistencyWorker } from './consistency/check-consistency.worker.ts';
import type { Config } from './core/config/config.ts';
import type { Database } from './core/database/tables.ts';
import type { Worker } from './core/jobs/run-jobs.ts';
import { forgetListChangesWorker } from './core/list/forget-list-changes.worker.ts';
import type { Storage } from './core/storage/storage.ts';
import { sweepStorageWorker } from './document/sweep-storage.worker.ts';
import { mailWorkers } from './mail/mail.workers.ts';
import { createMailer } from './mail/mailer.ts';
import { forgetLoginSecretsWorker } from './party/forget-login-secrets.worker.ts';
import { sessionWorkers } from './session/session.workers.ts';

/** What the areas' workers are made with. */
export interface WorkerContext {
  db: Kysely<Database>;
  /**
   * The database's address for its owner, for long work on a connection of its own: before the other
   * address a bouncer may stand (docs/scaling.md#pgbouncer), which needs its connections for all.
   */
  url: string;
  config: Config;
  storage: Storage;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
}

/** Everything this instance does outside of requests, one line per job. */
export function createWorkers(context: WorkerContext): readonly Worker[] {
  return [
    ...sessionWorkers(context),
    ...mailWorkers({ ...context, mailer: createMailer(context.config) }),
    forgetListChangesWorker(context),
    forgetLoginSecretsWorker(context),
    sweepStorageWorker(context),
    deleteOldEntriesWorker(context),
    nightlyBackupWorker(context),
    trialRestoreWorker(context),
    ...backupRequestWorkers(context),
    checkConsistencyWorker(context),
  ];
}
