import type { Pool, QueryConfig } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from './errors/app-error.ts';

/** Nobody who signs in waits longer than this, counted from the first of the attempts. */
const usualWindow = 15 * 60;

/** Counts attempts by a key, such as a user name, in fixed windows. */
export interface AttemptLimiter {
  /** Counts one; a 429 with Retry-After past the limit. */
  count(key: string): Promise<void>;
  /** Takes one back. */
  giveBack(key: string): Promise<void>;
  /** Begins anew. */
  forget(key: string): Promise<void>;
}

/**
 * A limiter whose counts live in the database, so that several instances share them. Its statements lose
 * the names that the library gives them: a bouncer may send each to another connection (docs/scaling.md#pgbouncer).
 * A window is 15 minutes by default.
 */
export function createAttemptLimiter(
  pool: Pool,
  {
    name,
    attempts,
    windowInSeconds = usualWindow,
  }: { name: string; attempts: number; windowInSeconds?: number },
): AttemptLimiter {
  const limiter = new RateLimiterPostgres({
    storeClient: { query: ({ text, values }: QueryConfig) => pool.query(text, values) },
    storeType: 'client',
    tableName: 'sign_in_attempt',
    tableCreated: true,
    keyPrefix: name,
    points: attempts,
    duration: windowInSeconds,
  });
  return {
    async count(key) {
      try {
        await limiter.consume(key);
      } catch (refusal) {
        throw refusal instanceof RateLimiterRes ? throttled(refusal, attempts) : refusal;
      }
    },
    async giveBack(key) {
      await limiter.reward(key);
    },
    async forget(key) {
      await limiter.delete(key);
    },
  };
}

/** The refusal of an attempt past the limit. */
export class Throttled extends AppError {
  /** Whether it is the first refusal in its window. */
  readonly isFirst: boolean;

  constructor({ retryAfter, isFirst }: { retryAfter: number; isFirst: boolean }) {
    const message = `Zbyt wiele prób. Spróbuj ponownie za ${inWords(retryAfter)}`;
    super('throttled', { message, retryAfter });
    this.isFirst = isFirst;
  }
}

/** Seconds as people wait for them: minutes, and hours from two of them on. */
function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? `${minutes}\u00a0min.` : `${Math.ceil(minutes / 60)}\u00a0godz.`;
}

function throttled({ msBeforeNext, consumedPoints }: RateLimiterRes, attempts: number): Throttled {
  return new Throttled({
    retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)),
    isFirst: consumedPoints === attempts + 1,
  });
}
