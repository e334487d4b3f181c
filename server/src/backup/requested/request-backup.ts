import { type BackupWork, backupRefusals } from '@grzadka/contract/backup/backup.model';
import { type Kysely, sql } from 'kysely';
import { requestedName, unfinishedBytes } from '#src/core/backup-folder.ts';
import { writeAuditEntry } from '#src/core/change/audit-entry.ts';
import { type ChangeTransaction, change } from '#src/core/change/change.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError } from '#src/core/errors/app-error.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { jobSchema } from '#src/core/jobs/job-schema.ts';
import { type BackupRequest, backupRequestJob } from './backup-request.job.ts';

type RequestContext = Pick<AppContext, 'db' | 'jobs'>;

/** Has an archive made for the caller. 409 while one is made or checked. */
export function requestBackup({ db, jobs }: RequestContext, caller: Caller): Promise<void> {
  const id = requestedName(new Date());
  return change(db, caller, async (tx) => {
    await enqueue(tx, jobs, { kind: 'create', id, madeBy: caller.userLoginId });
    await writeAuditEntry(tx.trx, {
      actor: tx.actor,
      action: 'create',
      recordType: 'backup',
      recordId: id,
      after: { fileName: id },
    });
  });
}

/** Has an archive checked. 409 while one is made or checked. */
export function requestCheck(
  { db, jobs }: RequestContext,
  { caller, id }: { caller: Caller; id: string },
): Promise<void> {
  return change(db, caller, (tx) => enqueue(tx, jobs, { kind: 'check', id }));
}

async function enqueue(
  { trx }: ChangeTransaction,
  jobs: AppContext['jobs'],
  request: BackupRequest,
): Promise<void> {
  if (await jobs.enqueue(trx, backupRequestJob, request)) return;
  const other = await findRequest(trx);
  const message =
    other?.kind === 'check' ? backupRefusals.isBeingChecked : backupRefusals.isBeingMade;
  throw new AppError('conflict', { message });
}

/** What is being done, or waits to be, to an archive in a folder; null where nothing is. */
export async function findWork(db: Kysely<Database>, folder: string): Promise<BackupWork | null> {
  const request = await findRequest(db);
  if (request === null) return null;
  const { kind, id } = request;
  return { kind, id, writtenBytes: kind === 'create' ? await unfinishedBytes(folder, id) : null };
}

async function findRequest(db: Kysely<Database>): Promise<BackupRequest | null> {
  const { rows } = await sql<{ data: BackupRequest }>`
    select data from ${sql.id(jobSchema, 'job')}
    where name = ${backupRequestJob.name} and state in ('created', 'retry', 'active')
  `.execute(db);
  return rows[0]?.data ?? null;
}
