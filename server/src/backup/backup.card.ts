import { backupCard } from '@grzadka/contract/backup/backup.card';
import type { CardLevel, StateOf } from '@grzadka/contract/core/system-card';
import { readCard } from '#src/core/inspection/read-card.ts';
import { isAwayDue, lastAway } from './away.ts';
import { isBackupOverdue } from './backup.deadline.ts';
import { missingObjects, newestGood, readKnownBackups } from './backup.repo.ts';
import { isOnAnotherDisk } from './backup-place.ts';
import { tellLost } from './lost-objects.ts';

const off = {
  isOn: false,
  newestAt: null,
  awayAt: null,
  isOnAnotherDisk: false,
  lacksRoom: false,
  lost: null,
} as const;

/** Whether there is a backup of these days, and one elsewhere of these weeks. */
export const backupCardState = readCard(backupCard, async ({ db, config, disk }) => {
  const { backupDir, dataDir } = config;
  if (backupDir === null) return { level: 'problem', ...off };
  const [known, anotherDisk, free] = await Promise.all([
    readKnownBackups(backupDir),
    isOnAnotherDisk(backupDir, dataDir),
    disk.free(),
  ]);
  const { items, records } = known;
  const lost = await tellLost(db, missingObjects(items, records));
  const [first] = lost;
  const facts = {
    isOn: true,
    newestAt: newestGood(items)?.createdAt ?? null,
    awayAt: lastAway(known, anotherDisk),
    isOnAnotherDisk: anotherDisk,
    lacksRoom: (free.get('backups') ?? Infinity) < 2 * (items[0]?.bytes ?? 0),
    lost: first ? { count: lost.length, name: first.name ?? first.id } : null,
  };
  const hasFailed = records.lastFailure !== null;
  return { level: backupLevel({ ...facts, hasFailed }, new Date()), ...facts };
});

interface Facts
  extends Pick<StateOf<typeof backupCard>, 'newestAt' | 'awayAt' | 'lacksRoom' | 'lost'> {
  readonly hasFailed: boolean;
}

/** The level of what is known (docs/product/operation.md#backups). */
export function backupLevel(
  { newestAt, awayAt, lacksRoom, lost, hasFailed }: Facts,
  now: Date,
): CardLevel {
  if (lacksRoom) return 'problem';
  if (isBackupOverdue({ newestAt, hasFailed }, now)) return 'problem';
  return newestAt === null || lost !== null || isAwayDue(awayAt, now) ? 'warning' : 'ok';
}
