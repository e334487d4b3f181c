import { expect, it } from 'vitest';
import { decryptSecret, encryptSecret, UnreadableSecret } from './encrypted-secret.ts';
import { newSecret } from './totp.ts';

const secret = newSecret();
const key = 'k'.repeat(32);
const loginId = 'a-login';

it('with a key the database has nothing of the secret, and the key brings it back', () => {
  const stored = encryptSecret(secret, { key, loginId });
  expect(stored.isEncrypted).toBe(true);
  expect(stored.secret.includes(secret)).toBe(false);
  expect(decryptSecret(stored, { key, loginId })).toEqual(secret);
});

it.each([
  ['another key', { key: 'x'.repeat(32), loginId }],
  ['no key', { key: null, loginId }],
  ['another login', { key, loginId: 'another' }],
])('%s does not', (_, how) => {
  const stored = encryptSecret(secret, { key, loginId });
  expect(() => decryptSecret(stored, how)).toThrow(UnreadableSecret);
});

it('what was stored without a key stays readable when there is one', () => {
  const stored = encryptSecret(secret, { key: null, loginId });
  expect(stored).toEqual({ secret, isEncrypted: false });
  expect(decryptSecret(stored, { key, loginId })).toEqual(secret);
});
