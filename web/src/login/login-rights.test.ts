import { describe, expect, test } from 'vitest';
import { loginRight } from './login-rights.ts';

const person = { role: 'ROLE_SUPER_USER', userLoginId: 'own' } as const;

describe('a login', () => {
  test.each(['ROLE_SUPER_USER', 'ROLE_TREASURER', 'ROLE_USER', 'ROLE_FROM_THE_FUTURE'])(
    'of %s is managed by an advanced user',
    (role) => {
      expect(loginRight(person, { userLoginId: 'other', securityRoles: [role] })).toBe('manage');
    },
  );

  test('of a higher rank is not', () => {
    const login = { userLoginId: 'other', securityRoles: ['ROLE_ADMIN'] };
    expect(loginRight(person, login)).toBe('higher-rank');
  });

  test('of the person is changed elsewhere', () => {
    const login = { userLoginId: 'own', securityRoles: ['ROLE_SUPER_USER'] };
    expect(loginRight(person, login)).toBe('own');
  });
});
