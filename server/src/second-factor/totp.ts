import { randomBytes } from 'node:crypto';
import {
  appCodeDigits,
  type SecondFactorSetUp,
} from '@grzadka/contract/second-factor/second-factor.model';
import { Secret, TOTP } from 'otpauth';

/** What the app calls the program. */
const issuer = 'Grządka';

/** How many steps before and after now a code may be of: the clocks of phones drift. */
const drift = 1;

/** A secret of 160 bits, as RFC 4226 recommends. */
export function newSecret(): Buffer {
  return randomBytes(20);
}

/** What an app needs to take a secret over. */
export function describeSecret(secret: Uint8Array, userName: string): SecondFactorSetUp {
  const totp = totpOf(secret, userName);
  return { key: totp.secret.base32, uri: totp.toString() };
}

/**
 * The step of 30 seconds, counted from 1970, that a code of the app belongs to; null where it is of none
 * near `now`, in milliseconds.
 */
export function stepOf(secret: Uint8Array, code: string, now = Date.now()): number | null {
  const totp = totpOf(secret);
  const delta = totp.validate({ token: code, timestamp: now, window: drift });
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
}

/** SHA-1 and 30 seconds are what every app knows. */
function totpOf(secret: Uint8Array, label = ''): TOTP {
  // A copy: the database's driver hands out slices of a larger buffer.
  const { buffer } = new Uint8Array(secret);
  return new TOTP({
    issuer,
    label,
    secret: new Secret({ buffer }),
    algorithm: 'SHA1',
    digits: appCodeDigits,
    period: 30,
  });
}
