import { deleteOldEntriesWorker } from './audit/delete-old-entries.worker.ts';
import { nightlyBackupWorker } from './backup/nightly/nightly-backup.worker.ts';
import { backupRequestWorkers } from './backup/requested/backup-request.worker.ts';
import { trialRestoreWorker } from './backup/trial/trial-restore.worker.ts';
import { deleteOldFilesWorker } from './bank/importing/delete-old-files.ts';
import { deleteOldHandoversWorker } from './board-handover/delete-old-handovers.ts';
import { makeHandoverWorker } from './board-handover/make-handover.worker.ts';
import { approveRunWorker } from './charge/approval/approve-run.worker.ts';
import { calculateRunWorker } from './charge/run/calculate-run.worker.ts';
import { checkConsistencyWorker } from './consistency/check-consistency.worker.ts';
import type { Worker } from './core/jobs/run-jobs.ts';
import type { WorkerContext } from './core/jobs/worker-context.ts';
import { forgetListChangesWorker } from './core/list/forget-list-changes.worker.ts';
import { sweepStorageWorker } from './document/sweep-storage.worker.ts';
import { printYearWorker } from './ledger-year/papers/print-year.worker.ts';
import { mailWorkers } from './mail/mail.worker.ts';
import { createMailer } from './mail/mailer.ts';
import { deleteOldRecipientsWorker } from './message/keeping/delete-old-recipients.ts';
import { attachmentReader } from './message/read-attachment.ts';
import { sendMessagesWorker } from './message/sending/send-messages.worker.ts';
import { askStillWanted } from './message/sending/still-wanted.ts';
import { forgetLoginSecretsWorker } from './party/forget-login-secrets.worker.ts';
import { eraseDueWorker } from './personal-data/erasure/erase-due.worker.ts';
import { deleteOldExportsWorker } from './personal-data/export/delete-old-exports.ts';
import { exportPersonWorker } from './personal-data/export/export-person.worker.ts';
import { sessionWorker } from './session/session.worker.ts';
import { deleteOldPhotosWorker } from './submission/photo/delete-old-photos.worker.ts';
import { forgetWaitingWorker } from './waiting/forget-waiting.ts';

/** Everything this instance does outside of requests, one line per job. */
export function createWorkers(context: WorkerContext): readonly Worker[] {
  return [
    sessionWorker(context),
    ...mailWorkers({
      ...context,
      mailer: createMailer(context.config),
      readAttachment: attachmentReader(context),
      askStillWanted,
    }),
    sendMessagesWorker(context),
    forgetListChangesWorker(context),
    forgetLoginSecretsWorker(context),
    sweepStorageWorker(context),
    deleteOldPhotosWorker(context),
    deleteOldEntriesWorker(context),
    nightlyBackupWorker(context),
    trialRestoreWorker(context),
    ...backupRequestWorkers(context),
    exportPersonWorker(context),
    deleteOldExportsWorker(context),
    eraseDueWorker(context),
    checkConsistencyWorker(context),
    calculateRunWorker(context),
    approveRunWorker(context),
    printYearWorker(context),
    makeHandoverWorker(context),
    deleteOldHandoversWorker(context),
    deleteOldRecipientsWorker(context),
    deleteOldFilesWorker(context),
    forgetWaitingWorker(context),
  ];
}
