import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** A secret as the database holds it. */
export interface StoredSecret {
  secret: Buffer;
  isEncrypted: boolean;
}

/** A secret is encrypted with another key than the configured one, or there is none. */
export class UnreadableSecret extends Error {
  override name = 'UnreadableSecret';
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/**
 * What the database is to hold of a login's secret: with a configured key (SECOND_FACTOR_KEY) its
 * cipher text, which is of use to no other login; without one the secret itself.
 */
export function encryptSecret(
  secret: Buffer,
  { key, loginId }: { key: string | null; loginId: string },
): StoredSecret {
  if (key === null) return { secret, isEncrypted: false };
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, derivedKey(key), nonce).setAAD(Buffer.from(loginId));
  const encrypted = Buffer.concat([cipher.update(secret), cipher.final()]);
  return { secret: Buffer.concat([nonce, encrypted, cipher.getAuthTag()]), isEncrypted: true };
}

/** The secret again; throws `UnreadableSecret` where the configured key is not the one it was encrypted with. */
export function decryptSecret(
  { secret, isEncrypted }: StoredSecret,
  { key, loginId }: { key: string | null; loginId: string },
): Buffer {
  if (!isEncrypted) return secret;
  if (key === null) throw new UnreadableSecret();
  const nonce = secret.subarray(0, nonceBytes);
  const decipher = createDecipheriv(algorithm, derivedKey(key), nonce)
    .setAAD(Buffer.from(loginId))
    .setAuthTag(secret.subarray(-tagBytes));
  try {
    return Buffer.concat([
      decipher.update(secret.subarray(nonceBytes, -tagBytes)),
      decipher.final(),
    ]);
  } catch (cause) {
    throw new UnreadableSecret('', { cause });
  }
}

/** The same, but that what `refuse` makes of an `UnreadableSecret` is thrown in its place. */
export function decryptOrRefuse(
  stored: StoredSecret,
  how: { key: string | null; loginId: string },
  refuse: (cause: UnreadableSecret) => Error,
): Buffer {
  try {
    return decryptSecret(stored, how);
  } catch (cause) {
    throw cause instanceof UnreadableSecret ? refuse(cause) : cause;
  }
}

function derivedKey(key: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', key, '', 'grzadka second factor', 32));
}
