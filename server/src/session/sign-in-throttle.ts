import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { createAttemptLimiter } from './attempt-limiter.ts';

/** Failed attempts within the window after which a user name, a device or an address has to wait. */
const attemptsPerName = 10;
const attemptsPerDevice = 10;
const attemptsPerAddress = 100;

/** Counts sign-in attempts per user name and per address. */
export interface SignInThrottle {
  /** Counts an attempt before its password is looked at; a 429 with Retry-After past the limit. */
  admit(attempt: Attempt): Promise<void>;
  /** Forgets the name's attempts and takes this one back from the address: it was right. */
  forgive(attempt: Attempt): Promise<void>;
}

interface Attempt {
  username: string;
  address: string;
  /**
   * The token of a browser in which this name has been signed in before, else null. Its attempts do
   * not count against the name, nor the name's against it: guessing from elsewhere, for however
   * long, does not lock the owner out.
   */
  device: string | null;
}

/** A throttle that all instances on a database share. */
export function createSignInThrottle(pool: Pool): SignInThrottle {
  const perName = createAttemptLimiter(pool, { name: 'name', attempts: attemptsPerName });
  const perDevice = createAttemptLimiter(pool, { name: 'device', attempts: attemptsPerDevice });
  const perAddress = createAttemptLimiter(pool, { name: 'address', attempts: attemptsPerAddress });
  const limiterOf = ({ device }: Attempt) => (device === null ? perName : perDevice);
  return {
    async admit(attempt) {
      // In turn: an address that is refused adds nothing to the name it aims at.
      await perAddress.count(attempt.address);
      await limiterOf(attempt).count(attemptKey(attempt));
    },
    async forgive(attempt) {
      await Promise.all([
        limiterOf(attempt).forget(attemptKey(attempt)),
        perAddress.giveBack(attempt.address),
      ]);
    },
  };
}

/** What is typed as a name may be anything, a password too: only its hash is stored. */
function attemptKey({ username, device }: Attempt): string {
  const key = `${username.toLocaleLowerCase('pl')}\n${device ?? ''}`;
  return createHash('sha256').update(key).digest('base64url');
}
