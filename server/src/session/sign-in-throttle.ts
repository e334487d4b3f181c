import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '#src/core/errors/app-error.ts';

/** Failed attempts within the window after which a user name, or an address, has to wait. */
const attemptsPerName = 10;
const attemptsPerAddress = 100;
const windowInSeconds = 15 * 60;

/** Counts sign-in attempts per user name and per address (decisions 7). */
export interface SignInThrottle {
  /** Counts an attempt before its password is looked at; a 429 with Retry-After past the limit. */
  admit(attempt: Attempt): Promise<void>;
  /** Forgets the name's attempts and takes this one back from the address: it was right. */
  forgive(attempt: Attempt): Promise<void>;
}

interface Attempt {
  username: string;
  address: string;
}

/** A throttle whose counts live in the database, so that several instances share them. */
export function createSignInThrottle(pool: Pool): SignInThrottle {
  const limiter = (keyPrefix: string, points: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'sign_in_attempt',
      tableCreated: true,
      keyPrefix,
      points,
      duration: windowInSeconds,
    });
  const perName = limiter('name', attemptsPerName);
  const perAddress = limiter('address', attemptsPerAddress);
  return {
    async admit({ username, address }) {
      // In turn: an address that is refused adds nothing to the name it aims at.
      await consume(perAddress, address);
      await consume(perName, nameKey(username));
    },
    async forgive({ username, address }) {
      await Promise.all([perName.delete(nameKey(username)), perAddress.reward(address)]);
    },
  };
}

async function consume(limiter: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const retryAfter = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    const minutes = Math.ceil(retryAfter / 60);
    throw new AppError('throttled', {
      message: `Zbyt wiele prób logowania. Spróbuj ponownie za ${minutes} min.`,
      retryAfter,
    });
  }
}

/** What is typed as a name may be anything, a password too: only its hash is stored. */
function nameKey(username: string): string {
  return createHash('sha256').update(username.toLocaleLowerCase('pl')).digest('base64url');
}
