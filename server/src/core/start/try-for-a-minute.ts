import { setTimeout as delay } from 'node:timers/promises';
import { isOutOfTime } from '../errors/database-error.ts';

/** How a step of the start is tried again. */
interface Patience {
  /** Ends the waiting, which then fails with its reason. */
  readonly asked: AbortSignal;
  /** Called once, when the first try failed. */
  readonly onWaiting: () => void;
  /** Milliseconds from the first try after which a failure is final, and between two tries. */
  readonly limit?: number;
  readonly pause?: number;
}

/**
 * Does what needs the database while the program starts. On a machine that is short of everything (it has just been switched on, or
 * works for others) a connection runs into its limit though the server is well: for a minute it is tried again.
 * Whatever else fails, a full disk too, is thrown at once. `step` may be done twice.
 */
export async function tryForAMinute<Done>(
  step: () => Promise<Done>,
  { asked, onWaiting, limit = 60_000, pause = 1_000 }: Patience,
): Promise<Done> {
  const end = performance.now() + limit;
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await step();
    } catch (error) {
      if (!isOutOfTime(error) || performance.now() >= end) throw error;
      asked.throwIfAborted();
      if (isFirst) onWaiting();
      await delay(pause, undefined, { signal: asked }).catch(() => asked.throwIfAborted());
    }
  }
}
