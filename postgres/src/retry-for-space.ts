import { setTimeout as delay } from 'node:timers/promises';
import { type FreeBytes, freeBytes, missingBytes } from './free-space.ts';
import { spaceMissingFor } from './out-of-space-error.ts';
import { giveUpReserve } from './reserve.ts';

/** How to wait for room on a disk. */
export interface SpaceWait {
  /** The folder whose disk it is, and where the reserve lies; asked anew, since it may have to be made. */
  readonly folder: () => string;
  /** Ends the waiting; what waits fails with its reason. */
  readonly signal: AbortSignal;
  /** Called with the bytes to free before each time of waiting. */
  readonly onShortage: (missingBytes: number) => void | Promise<void>;
  readonly measure?: FreeBytes;
  /** Milliseconds between two looks at a full disk, and until the next attempt on one that shows room. */
  readonly pauses?: { readonly look: number; readonly attempt: number };
}

/**
 * Makes an attempt again for as long as it fails for want of disk space: first with the room of the
 * reserve, then as soon as there is enough. Where the disk shows room all the same, as under a quota,
 * it is made now and then. Whatever else makes it fail is thrown.
 */
export async function retryForSpace<Result>(
  attempt: () => Promise<Result>,
  wait: SpaceWait,
): Promise<Result> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      const missing = spaceMissingFor(error);
      if (missing === null) throw error;
      wait.signal.throwIfAborted();
      if (await giveUpReserve(wait.folder())) continue;
      await wait.onShortage(missing);
      await waitForRoom(wait);
    }
  }
}

async function waitForRoom({
  folder,
  signal,
  measure = freeBytes,
  pauses = { look: 1_000, attempt: 10_000 },
}: SpaceWait): Promise<void> {
  const pause = (milliseconds: number) =>
    delay(milliseconds, undefined, { signal }).catch(() => signal.throwIfAborted());
  const isFull = async () => (await missingBytes(folder(), measure)) > 0;
  if (!(await isFull())) return pause(pauses.attempt);
  do await pause(pauses.look);
  while (await isFull());
}
