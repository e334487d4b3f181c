import { hash, verify } from '@node-rs/argon2';

/**
 * A hash of a password that nobody has; checking against it costs what a real check costs, so that
 * the time of an answer does not tell whether a user name exists.
 */
const nobodysHash = hash(crypto.randomUUID());

/** Hashes a password with argon2id for storing. */
export function hashPassword(password: string): Promise<string> {
  return hash(normalized(password));
}

/** Whether the password belongs to the hash; without a hash it takes as long and says no. */
export async function isPasswordRight(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await nobodysHash), normalized(password));
  return isRight && passwordHash !== undefined;
}

/** The same letters however a keyboard composes them: 'ó' may be typed as one sign or two. */
function normalized(password: string): string {
  return password.normalize('NFC');
}
