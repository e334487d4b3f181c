import { findDatabaseFolder } from '@grzadka/postgres/database-folder';
import { missingBytes } from '@grzadka/postgres/free-space';
import { OutOfSpaceError } from '@grzadka/postgres/out-of-space-error';
import { retryForSpace } from '@grzadka/postgres/retry-for-space';
import type { Config } from '../config/config.ts';
import { fullDiskLine } from '../disk/disk-space.ts';
import { fromDatabaseError } from '../errors/database-error.ts';
import { StartError } from '../process/start-error.ts';

/** What waiting for room needs from the start around it. */
interface Waiting {
  /** Shows a line of Polish text to the operator. */
  readonly print: (line: string) => void;
  /** Ends the waiting, which then fails with its reason. */
  readonly asked: AbortSignal;
}

/**
 * Starts what needs room on the disk. Where a full disk is in the way, it tries again for as long as it takes: first with the
 * room of the reserve, then as often as there is some. Meanwhile the operator reads why, and every caller gets a 503 that says
 * so. `start` leaves nothing running when it fails.
 */
export async function startWhenThereIsRoom<Started>(
  config: Config,
  start: () => Promise<Started>,
  { print, asked }: Waiting,
): Promise<Started> {
  await using meanwhile = new AsyncDisposableStack();
  const folder = () => findDatabaseFolder(config.dataDir) ?? config.dataDir;
  let line: string | undefined;
  return await retryForSpace(() => start().catch((error: unknown) => explain(error, folder())), {
    folder,
    signal: asked,
    async onShortage(missing) {
      const isFirst = line === undefined;
      line = fullDiskLine(missing);
      if (!isFirst) return;
      print(line);
      const { standIn } = await import('./stand-in.ts');
      meanwhile.use(await standIn(config, () => line ?? ''));
    },
  });
}

/** A database that fills its disk while it is prepared goes away without a word. */
async function explain(error: unknown, folder: string): Promise<never> {
  const cause = error instanceof StartError ? error.cause : error;
  const missing = await missingBytes(folder);
  const isLost = fromDatabaseError(cause)?.code === 'unavailable';
  throw isLost && missing > 0 ? new OutOfSpaceError(missing, error) : error;
}
