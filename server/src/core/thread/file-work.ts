import type { Pool } from 'pg';
import { AppError } from '../errors/app-error.ts';
import { errorCode } from '../errors/error-code.ts';
import { doInThread } from './do-in-thread.ts';

/** What the works of a kind may take, and what is said where they would take more. */
interface WorkBounds {
  /** How many of them a process does at a time, since each may take as much memory as below. */
  readonly most: number;
  /** How large the heap of their threads may become, in MB. */
  readonly mostHeap: number;
  /** After how long one is given up, in milliseconds. */
  readonly mostTime: number;
  readonly busy: string;
  readonly tooMuch: string;
}

/** How large the part of the heap may become that is for what lives shortly, in MB. */
const mostYoungHeap = 16;

/**
 * Makes the door to works with a file that may take seconds: each is done in a thread of its own, so that others are served meanwhile, on a connection of its own, so that
 * ending it undoes what it has begun. What a work needs is prepared when its place is taken, so that nothing is left of what had none. 503 where as many are under
 * way as may be; 413 where a file takes more memory or time than any that is meant. Throws what the work refuses.
 */
export function fileWork<Work, Result>(
  program: URL,
  { most, mostHeap, mostTime, busy, tooMuch }: WorkBounds,
): (pool: Pick<Pool, 'options'>, prepare: () => Promise<Work>) => Promise<Result> {
  let running = 0;
  const resourceLimits = {
    maxOldGenerationSizeMb: mostHeap,
    maxYoungGenerationSizeMb: mostYoungHeap,
  };
  return async ({ options: { connectionString } }, prepare) => {
    // The program opens its pool by an address.
    if (connectionString === undefined) throw new AppError('internal');
    if (running >= most) throw new AppError('unavailable', { message: busy, retryAfter: 5 });
    running += 1;
    try {
      const order = { databaseUrl: connectionString, work: await prepare() };
      const signal = AbortSignal.timeout(mostTime);
      return await doInThread<Work, Result>(program, order, { resourceLimits, signal });
    } catch (error) {
      if (!isTooMuch(error)) throw error;
      throw new AppError('too-large', { message: tooMuch, fields: { file: tooMuch } });
    } finally {
      running -= 1;
    }
  };
}

/** Whether a thread was ended for its memory or its time. */
function isTooMuch(error: unknown): boolean {
  const code = errorCode(error);
  return code === 'ERR_WORKER_OUT_OF_MEMORY' || code === 'ABORT_ERR';
}
