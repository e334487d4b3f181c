import type { Backup } from '@grzadka/contract/backup/backup.model';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#src/core/config/config.ts';
import { askFolder } from './ask-folder.ts';
import { newestGood, readKnownBackups } from './backup.repo.ts';
import { isOnAnotherDisk } from './backup-place.ts';
import type { BackupRecords } from './backup-records.ts';

/** For how many milliseconds none need be put where the data are not. */
const longestWithoutOneAway = 30 * 24 * 60 * 60 * 1000;

/** The archives as they are known (`readKnownBackups`). */
interface KnownBackups {
  readonly items: readonly Backup[];
  readonly records: BackupRecords;
}

/** When an archive was last put where the data are not: downloaded to its end, or written to another disk. */
export function lastAway({ items, records }: KnownBackups, anotherDisk: boolean): string | null {
  const away = [records.lastDownloadAt, anotherDisk ? newestGood(items)?.createdAt : null];
  return (
    away
      .filter((at) => at != null)
      .toSorted()
      .at(-1) ?? null
  );
}

/** Whether one is to be taken away: none ever was, or not for long (docs/product/operation.md#backups). */
export function isAwayDue(awayAt: string | null, now: Date): boolean {
  return awayAt === null || now.getTime() - Date.parse(awayAt) > longestWithoutOneAway;
}

interface Away {
  /** Whether there is an archive that is not known to be damaged. */
  readonly isThere: boolean;
  readonly awayAt: string | null;
}

/** When an archive was last taken away; null where backups are switched off, and where the folder does not say, which is logged. */
export async function readAway(
  { backupDir, dataDir }: Pick<Config, 'backupDir' | 'dataDir'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<Away | null> {
  if (backupDir === null) return null;
  const read = Promise.all([readKnownBackups(backupDir), isOnAnotherDisk(backupDir, dataDir)]);
  const told = await askFolder(read, log);
  if (told === undefined) return null;
  const [known, anotherDisk] = told;
  return {
    isThere: newestGood(known.items) !== undefined,
    awayAt: lastAway(known, anotherDisk),
  };
}
