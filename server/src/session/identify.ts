import type { Kysely } from 'kysely';
import type { Config } from '#src/core/config/config.ts';
import type { Database } from '#src/core/database/tables.ts';
import type { Identify } from '#src/core/http/serve.ts';
import { findCaller } from './session.repo.ts';
import { sessionToken } from './session-cookie.ts';

/** Makes the function that finds the signed-in login behind a request's cookie. */
export function createIdentify(db: Kysely<Database>, config: Config): Identify {
  const limits = { idleHours: config.sessionIdleHours, absoluteDays: config.sessionAbsoluteDays };
  const { secondFactorFrom } = config;
  return async (request) => {
    const token = sessionToken(request, config);
    return token === undefined ? null : findCaller(db, { token, limits, secondFactorFrom });
  };
}
