import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { createAttemptLimiter } from '#src/core/attempt-limiter.ts';

/** Failed attempts within the window after which a user name, a device or an address has to wait. */
const attemptsPerName = 10;
const attemptsPerDevice = 10;
const attemptsPerAddress = 100;

/** Counts sign-in attempts: of a known browser on their own, of any other per address and per user name. */
export interface SignInThrottle {
  /** Counts an attempt before its password is looked at; a 429 with Retry-After past the limit. */
  admit(attempt: Attempt): Promise<void>;
  /** Counts an attempt to give the code after a right password, likewise, but not for the address. */
  admitCode(attempt: Attempt): Promise<void>;
  /** Forgets the attempts on the name, or the known browser's; takes this one back from the address. */
  forgive(attempt: Attempt): Promise<void>;
}

/** Somebody's attempt to sign in. */
export interface Attempt {
  username: string;
  address: string;
  /**
   * The token of a browser in which this name has been signed in before, else null. Its attempts
   * count neither against the name nor against the address, nor theirs against it: guessing from
   * elsewhere or from the next desk, for however long, does not lock the owner out.
   */
  device: string | null;
}

/** A throttle that all instances on a database share. */
export function createSignInThrottle(pool: Pool): SignInThrottle {
  const perName = createAttemptLimiter(pool, { name: 'name', attempts: attemptsPerName });
  const perDevice = createAttemptLimiter(pool, { name: 'device', attempts: attemptsPerDevice });
  const perAddress = createAttemptLimiter(pool, { name: 'address', attempts: attemptsPerAddress });
  return {
    async admit(attempt) {
      const key = attemptKey(attempt);
      if (attempt.device !== null) return perDevice.count(key);
      // In turn: an address that is refused adds nothing to the name it aims at.
      await perAddress.count(attempt.address);
      await perName.count(key);
    },
    admitCode(attempt) {
      return (attempt.device === null ? perName : perDevice).count(attemptKey(attempt));
    },
    async forgive(attempt) {
      const key = attemptKey(attempt);
      if (attempt.device !== null) return perDevice.forget(key);
      await Promise.all([perName.forget(key), perAddress.giveBack(attempt.address)]);
    },
  };
}

/** What is typed as a name may be anything, a password too: only its hash is stored. */
function attemptKey({ username, device }: Attempt): string {
  const key = `${username.toLocaleLowerCase('pl')}\n${device ?? ''}`;
  return createHash('sha256').update(key).digest('base64url');
}
