import { backupCard } from '@grzadka/contract/backup/backup.card';
import type { CardLevel, StateOf } from '@grzadka/contract/core/system-card';
import { readCard } from '#src/core/inspection/read-card.ts';
import { missingObjects, newestGood, readKnownBackups } from './backup.repo.ts';
import { isOnAnotherDisk } from './backup-place.ts';
import { tellLost } from './lost-objects.ts';

const day = 24 * 60 * 60 * 1000;

/** How long there may be no backup, and how long none where the data are not. */
const longest = { withoutBackup: 2 * day, withoutOneAway: 30 * day };

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
  const [{ items, records }, anotherDisk, free] = await Promise.all([
    readKnownBackups(backupDir),
    isOnAnotherDisk(backupDir, dataDir),
    disk.free(),
  ]);
  const newestAt = newestGood(items)?.createdAt ?? null;
  const away = [records.lastDownloadAt, anotherDisk ? newestAt : null];
  const lost = await tellLost(db, missingObjects(items, records));
  const [first] = lost;
  const facts = {
    isOn: true,
    newestAt,
    awayAt:
      away
        .filter((at) => at !== null)
        .toSorted()
        .at(-1) ?? null,
    isOnAnotherDisk: anotherDisk,
    lacksRoom: (free.get('backups') ?? Infinity) < 2 * (items[0]?.bytes ?? 0),
    lost: first ? { count: lost.length, name: first.name ?? first.id } : null,
  };
  const history = { oldestAt: items.at(-1)?.createdAt, hasFailed: records.lastFailure !== null };
  return { level: backupLevel(facts, history, new Date()), ...facts };
});

type Facts = Omit<StateOf<typeof backupCard>, 'level' | 'isOn' | 'isOnAnotherDisk'>;

interface History {
  /** When the oldest archive was made: until one is put elsewhere, the weeks without one count from there. */
  readonly oldestAt: string | undefined;
  readonly hasFailed: boolean;
}

/** The level of what is known (docs/product/operation.md#backups). */
export function backupLevel(
  { newestAt, awayAt, lacksRoom, lost }: Facts,
  { oldestAt, hasFailed }: History,
  now: Date,
): CardLevel {
  const since = (instant: string) => now.getTime() - Date.parse(instant);
  if (lacksRoom) return 'problem';
  // A new program has had no night yet; of one that has, it is known why there is none.
  if (newestAt === null) return hasFailed ? 'problem' : 'warning';
  if (since(newestAt) > longest.withoutBackup) return 'problem';
  const isAwayLongAgo = since(awayAt ?? oldestAt ?? newestAt) > longest.withoutOneAway;
  return lost !== null || isAwayLongAgo ? 'warning' : 'ok';
}
