import { setTimeout as delay } from 'node:timers/promises';
import { giveUpReserve, keepReserve } from '@grzadka/postgres/reserve';
import type { FastifyBaseLogger } from 'fastify';
import { errorCode } from '../errors/error-code.ts';
import { type DiskSpace, fullDiskLine } from './disk-space.ts';

interface Watch {
  readonly disk: DiskSpace;
  /** The folder of the database that this process runs; null when it runs none, and keeps no reserve. */
  readonly databaseFolder: string | null;
  readonly reserveBytes: number;
  /** Shows a line of Polish text to the operator. */
  readonly print: (line: string) => void;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** Between two looks; two seconds. */
  readonly lookMilliseconds?: number;
}

/**
 * Looks at the disk every two seconds until it is ended. When the disk is full, the reserve is given up; it is made again when
 * there is ample room. The operator reads one line when that was not enough, and one when it is over.
 */
export function watchDisk({
  disk,
  databaseFolder,
  reserveBytes,
  print,
  log,
  lookMilliseconds = 2_000,
}: Watch): { end(): Promise<void> } {
  const ending = new AbortController();
  const { signal } = ending;
  let isTold = false;
  // What the disk refuses although it shows room, a quota does; it would refuse again and again.
  let mayKeepReserve = databaseFolder !== null;

  async function look(): Promise<void> {
    let missing = await disk.missing();
    if (missing > 0 && databaseFolder !== null && (await giveUpReserve(databaseFolder))) {
      log.warn({ missing }, 'the disk is full: the reserve was given up');
      missing = await disk.missing();
    }
    const isFull = missing > 0;
    if (isFull !== isTold) {
      isTold = isFull;
      print(isTold ? fullDiskLine(missing) : 'Na dysku znów jest miejsce. Program pracuje dalej.');
      log.warn({ missing }, isTold ? 'the disk is full' : 'the disk has room again');
    }
    if (!isFull && databaseFolder !== null && mayKeepReserve) {
      await keepReserve(databaseFolder, reserveBytes, { signal }).catch((error: unknown) => {
        mayKeepReserve = false;
        log.warn({ code: errorCode(error) }, 'the reserve could not be made');
      });
    }
  }

  async function watch(): Promise<void> {
    let isBlind = false;
    while (!signal.aborted) {
      await delay(lookMilliseconds, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      await look().catch((error: unknown) => {
        if (!isBlind) log.warn({ code: errorCode(error) }, 'the disk could not be looked at');
        isBlind = true;
      });
    }
  }

  const watching = watch();
  return {
    end() {
      ending.abort();
      return watching;
    },
  };
}
