import { expect, it } from 'vitest';
import { hashPassword } from './password.ts';

it('a password is kept as argon2id, with the least that OWASP advises: 19 MiB, two passes', async () => {
  const [first, second] = await Promise.all([hashPassword('działka-7'), hashPassword('działka-7')]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(second).not.toBe(first);
});
