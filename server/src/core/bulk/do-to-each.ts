import type { OutcomeOfMany } from '@grzadka/contract/core/call/bulk';
import type { FastifyRequest } from 'fastify';
import type { AppError } from '../errors/app-error.ts';
import { logRefusal, refusalOf } from '../http/error-handler.ts';

interface EachWork {
  /** What is done to one, in a transaction of its own. */
  work: (id: string) => Promise<unknown>;
  /** What is said of one that is not there. */
  gone: string;
  request: FastifyRequest;
}

/**
 * Does something to each of the ids, one after another, so that no two of them share a transaction: what one is refused
 * leaves the others alone, and what is broken off leaves none half done. Once the database is out of reach the rest is
 * not tried, since each would wait for it anew. An id that comes twice counts once.
 */
export async function doToEach(
  ids: readonly string[],
  { work, gone, request }: EachWork,
): Promise<OutcomeOfMany> {
  const once = new Set(ids);
  const failed: OutcomeOfMany['failed'] = [];
  let outOfReach: AppError | undefined;
  for (const id of once) {
    const refusal = outOfReach ?? (await refused(() => work(id), request));
    if (refusal?.code === 'unavailable') outOfReach = refusal;
    if (refusal)
      failed.push({ id, message: refusal.code === 'not-found' ? gone : refusal.message });
  }
  return { done: once.size - failed.length, failed };
}

/** Why the work was refused or failed; undefined where it was done. */
async function refused(
  work: () => Promise<unknown>,
  request: FastifyRequest,
): Promise<AppError | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    const refusal = refusalOf(error);
    logRefusal(request, refusal, error);
    return refusal;
  }
}
