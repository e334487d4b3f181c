import { createHash, randomBytes } from 'node:crypto';

/** A secret that only the browser keeps: 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of it: a copy of the database signs nobody in. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
