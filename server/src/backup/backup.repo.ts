import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Backup,
  type BackupList,
  backupRefusals,
} from '@grzadka/contract/backup/backup.model';
import type { Kysely } from 'kysely';
import { writeAuditEntry } from '#src/core/change/audit-entry.ts';
import { change } from '#src/core/change/change.ts';
import type { Config } from '#src/core/config/config.ts';
import { isRecordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError, notFound } from '#src/core/errors/app-error.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { type ArchiveFile, readArchiveFiles } from './archive/archive-files.ts';
import { describeInstallation, isOnAnotherDisk } from './backup-place.ts';
import { type BackupRecords, readBackupRecords } from './backup-records.ts';
import { tellLost } from './lost-objects.ts';
import { findWork } from './requested/request-backup.ts';
import { readTrialReport, type TrialReport } from './trial/trial-report.ts';

interface BackupContext {
  readonly db: Kysely<Database>;
  readonly config: Config;
}

/** The archives of this installation, the newest first, and all that the screen says beside them. */
export async function listBackups({ db, config }: BackupContext): Promise<BackupList> {
  const { backupDir: folder, dataDir } = config;
  const installation = describeInstallation(config);
  if (folder === null) {
    return { place: null, items: [], work: null, lastFailure: null, lost: [], installation };
  }
  // First: of what is over by then, the files tell the outcome.
  const work = await findWork(db, folder);
  const [{ items, records }, anotherDisk] = await Promise.all([
    readKnownBackups(folder),
    isOnAnotherDisk(folder, dataDir),
  ]);
  const names = await namesOfLogins(db, items);
  const [newest] = items;
  const { lastFailure } = records;
  const isMendedSince =
    lastFailure !== null && newest !== undefined && newest.createdAt > lastFailure.at;
  return {
    place: { folder, isOnAnotherDisk: anotherDisk },
    items: items.map((item) => ({ ...item, madeBy: names.get(item.madeBy ?? '') ?? null })),
    work,
    lastFailure: isMendedSince ? null : lastFailure,
    lost: await tellLost(db, missingObjects(items, records)),
    installation,
  };
}

/** The archives in a folder, the newest first, with what is known of them: `madeBy` is the id of the login. */
export async function readKnownBackups(
  folder: string,
): Promise<{ items: Backup[]; records: BackupRecords }> {
  const [files, records, trial] = await Promise.all([
    readArchiveFiles(folder),
    readBackupRecords(folder),
    readTrialReport(folder),
  ]);
  const items = files.map((file) => describe(file, records, trial));
  const kept = newestGood(items);
  return { items: items.map((item) => ({ ...item, isKept: item.id === kept?.id })), records };
}

/** The newest archive that is not known to be damaged; the newest comes first in `items`. */
export function newestGood(items: readonly Backup[]): Backup | undefined {
  return items.find(({ check }) => check === null || check.isWhole);
}

/** The keys of the objects that the newest good archive does without. */
export function missingObjects(
  items: readonly Backup[],
  { archives }: BackupRecords,
): readonly string[] {
  return archives[newestGood(items)?.id ?? '']?.missing ?? [];
}

function describe(
  { name, kind, bytes, createdAt }: ArchiveFile,
  { archives }: BackupRecords,
  trial: TrialReport | null,
): Backup {
  const known = archives[name];
  return {
    id: name,
    fileName: name,
    kind,
    createdAt: createdAt.toISOString(),
    bytes,
    madeBy: known?.madeBy ?? null,
    check: laterCheck(known?.check ?? null, trial?.archive === name ? trial : null),
    downloadedAt: known?.downloadedAt ?? null,
    isKept: false,
  };
}

/** A trial restore reads the archive through, too, unless the machine did not let it. */
function laterCheck(check: Backup['check'], trial: TrialReport | null): Backup['check'] {
  if (trial === null || trial.outcome === 'impossible') return check;
  if (check !== null && check.at > trial.finishedAt) return check;
  return { at: trial.finishedAt, isWhole: trial.outcome === 'restored' };
}

async function namesOfLogins(
  db: Kysely<Database>,
  items: readonly Backup[],
): Promise<ReadonlyMap<string, string>> {
  const ids = items.flatMap(({ madeBy }) => (madeBy !== null && isRecordId(madeBy) ? madeBy : []));
  if (ids.length === 0) return new Map();
  const logins = await db
    .selectFrom('login')
    .leftJoin('party', 'party.id', 'login.partyId')
    .select(['login.id', 'login.userName', 'party.name'])
    .where('login.id', 'in', ids)
    .execute();
  return new Map(logins.map(({ id, userName, name }) => [id, name ?? userName]));
}

/** One of the archives in the folder of the backups, by its id, which no path is ever made of: 404 for any other. */
export async function findBackup(
  { backupDir }: Pick<Config, 'backupDir'>,
  id: string,
): Promise<Backup & { folder: string }> {
  if (backupDir === null) throw notFound();
  const { items } = await readKnownBackups(backupDir);
  const found = items.find((item) => item.id === id);
  if (found === undefined) throw notFound();
  return { ...found, folder: backupDir };
}

/** Removes an archive. 404 when there is none, 409 for the newest good one. */
export async function deleteBackup(
  { db, config }: BackupContext,
  { id, caller }: { id: string; caller: Caller },
): Promise<void> {
  const { folder, fileName, isKept } = await findBackup(config, id);
  if (isKept) throw new AppError('conflict', { message: backupRefusals.isNewestGood });
  await change(db, caller, async ({ trx, actor }) => {
    const about = { action: 'delete', recordType: 'backup', recordId: id };
    await writeAuditEntry(trx, { actor, ...about, after: { fileName } });
    await rm(join(folder, fileName), { force: true });
  });
}
