import type { CardLevel } from '@grzadka/contract/core/system-card';
import { megabyte } from '@grzadka/contract/core/upload';
import { storageCard } from '@grzadka/contract/system/storage.card';
import { readCard } from '#src/core/inspection/read-card.ts';

/** Above the floor, below which uploads and backups are refused, this is little: a few backups, and it is gone. */
const little = 1024 * megabyte;

/** How much is free on the fullest of the disks. */
export const storageCardState = readCard(storageCard, async ({ disk, config }) => {
  const free = await disk.free();
  const freeBytes = free.size === 0 ? null : Math.min(...free.values());
  return { level: levelOf(freeBytes, config.minFreeDiskMb * megabyte), freeBytes };
});

function levelOf(freeBytes: number | null, floor: number): CardLevel {
  if (freeBytes === null) return 'ok';
  if (freeBytes <= floor) return 'problem';
  return freeBytes <= floor + little ? 'warning' : 'ok';
}
