import { backupDeadline } from '@grzadka/contract/backup/backup.deadline';
import { deadlineFoundBy } from '#src/core/inspection/deadline.ts';
import { askFolder } from './ask-folder.ts';
import { newestGood, readKnownBackups } from './backup.repo.ts';

/** For how many milliseconds there may be no backup. */
const longestWithoutBackup = 2 * 24 * 60 * 60 * 1000;

/** Whether there should be a newer backup than the newest: a new program has had no night yet, unless one has failed. */
export function isBackupOverdue(
  { newestAt, hasFailed }: { readonly newestAt: string | null; readonly hasFailed: boolean },
  now: Date,
): boolean {
  if (newestAt === null) return hasFailed;
  return now.getTime() - Date.parse(newestAt) > longestWithoutBackup;
}

/** The deadline of a backup that is overdue; where there are to be none, nothing is due (docs/product/deadlines.md#backup). */
export const findBackupDeadline = deadlineFoundBy(
  backupDeadline,
  async ({ config: { backupDir }, log }) => {
    const known =
      backupDir === null ? undefined : await askFolder(readKnownBackups(backupDir), log);
    if (known === undefined) return undefined;
    const newestAt = newestGood(known.items)?.createdAt ?? null;
    const hasFailed = known.records.lastFailure !== null;
    if (!isBackupOverdue({ newestAt, hasFailed }, new Date())) return undefined;
    return { id: 'all', on: null, newestAt };
  },
);
