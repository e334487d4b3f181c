import { type FreeBytes, freeBytes } from '@grzadka/postgres/free-space';
import { outOfSpace } from '@grzadka/postgres/out-of-space-error';
import { missingRoom } from '#src/core/disk/room.ts';
import { StartError } from '#src/core/process/start-error.ts';
import { readArchiveFiles } from './archive-files.ts';

/**
 * Throws a `StartError` that says how much to free, unless twice the size of the newest archive in a folder is free: the
 * next one is about as large, and leaves as much again. Before there is one, nobody knows how large it will be.
 */
export async function requireRoomForAnother(
  folder: string,
  measure: FreeBytes = freeBytes,
): Promise<void> {
  const [newest] = await readArchiveFiles(folder);
  const bytes = newest?.bytes ?? 0;
  const missing = await missingRoom(folder, { bytes, floor: bytes, measure });
  if (missing > 0) throw noRoom(missing);
}

/** The sentence for an archive that has no room; `missing` in bytes. */
export function noRoom(missing: number): StartError {
  return new StartError(
    `${outOfSpace(missing)} tam, gdzie ma powstać kopia, i zrób ją ponownie. Nie zapisano kopii.`,
  );
}
