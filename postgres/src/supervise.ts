import { setTimeout as delay } from 'node:timers/promises';
import type { Postmaster } from './postmaster.ts';

/** Milliseconds to wait before each attempt to bring the database back. */
const restartDelays = [100, 500, 1_000, 3_000, 10_000];

/** Ends the watch. */
export interface Supervision {
  /** Stops restarting; resolves when no attempt is under way any more. */
  end(): Promise<void>;
}

/**
 * Starts the database again whenever its process ends unasked (the kernel ran out of memory,
 * somebody ended the wrong process). When that fails five times in a row `onLost` is called. An attempt
 * may take as long as it likes until its signal says that it is not wanted any more.
 */
export function supervise(
  first: Postmaster,
  restart: (signal: AbortSignal) => Promise<Postmaster>,
  tell: { readonly onRestart: () => void; readonly onLost: (error: unknown) => void },
): Supervision {
  const end = Promise.withResolvers<'ended'>();
  const ending = new AbortController();

  async function bringBack(): Promise<Postmaster | null> {
    let failure: unknown;
    for (const milliseconds of restartDelays) {
      if ((await Promise.race([delay(milliseconds, 'due'), end.promise])) === 'ended') return null;
      try {
        return await restart(ending.signal);
      } catch (error) {
        failure = error;
      }
    }
    tell.onLost(failure);
    return null;
  }

  async function watch(): Promise<void> {
    let postmaster: Postmaster | null = first;
    while (postmaster !== null) {
      await Promise.race([postmaster.exited, end.promise]);
      if (ending.signal.aborted) return;
      tell.onRestart();
      postmaster = await bringBack();
    }
  }

  const watching = watch();
  return {
    end() {
      ending.abort();
      end.resolve('ended');
      return watching;
    },
  };
}
