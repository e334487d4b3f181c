import { createHash, randomBytes } from 'node:crypto';

/** A secret that only who is given it keeps, such as a browser: 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of it: with a copy of the database nobody is anybody. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
