import DataLoader from 'dataloader';
import type { Kysely } from 'kysely';
import type { Config } from '#src/core/config/config.ts';
import type { Database } from '#src/core/database/tables.ts';
import type { Caller } from '#src/core/http/caller.ts';
import type { Identify } from '#src/core/http/serve.ts';
import { findCallers, sessionLimits } from './session.repo.ts';
import { readCookie } from './session-cookie.ts';

/**
 * Makes the function that finds the signed-in login behind a request's cookie. Requests that have come
 * by the end of a turn of the event loop are asked for in one statement: the busier, the fewer. Nothing
 * is remembered from one statement to the next.
 */
export function createIdentify(db: Kysely<Database>, config: Config): Identify {
  const limits = sessionLimits(config);
  const { secondFactorFrom } = config;
  const callers = new DataLoader<string, Caller | null>(
    (tokens) => findCallers(db, { tokens, limits, secondFactorFrom }),
    { cache: false, batchScheduleFn: setImmediate },
  );
  return async (request) => {
    const token = readCookie(request, 'session', config);
    return token === undefined ? null : callers.load(token);
  };
}
