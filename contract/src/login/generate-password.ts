import type { Role } from '../core/access/roles.ts';

/** What a generated password is made of: nothing that is mistaken for something else. */
export const passwordAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz123456789';

/** How long a generated password is: 8 when the only role is the plain user's, else 20. */
export function generatedPasswordLength(roles: readonly string[]): number {
  const plainUser: Role = 'ROLE_USER';
  return roles.length === 1 && roles[0] === plainUser ? 8 : 20;
}

/** Fills an array with random bytes, as `crypto.getRandomValues` does. */
type FillRandomly = (bytes: Uint8Array<ArrayBuffer>) => unknown;

/** The largest multiple of the alphabet's size that a byte can count to. */
const fairLimit = 256 - (256 % passwordAlphabet.length);

/**
 * A random password. Every character is equally likely: a byte past the last whole round of the
 * alphabet would favour its first letters, and is drawn again.
 */
export function generatePassword(
  length: number,
  fillRandomly: FillRandomly = (bytes) => crypto.getRandomValues(bytes),
): string {
  let password = '';
  const bytes = new Uint8Array(length);
  while (password.length < length) {
    fillRandomly(bytes);
    for (const byte of bytes) {
      if (byte >= fairLimit || password.length === length) continue;
      password += passwordAlphabet[byte % passwordAlphabet.length] ?? '';
    }
  }
  return password;
}
