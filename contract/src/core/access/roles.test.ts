import { expect, it } from 'vitest';
import { mayRole, outranks } from './permissions.ts';
import { highestRole, isPrivileged, roleLabel, rolesByRank } from './roles.ts';

it('the highest role counts, unknown ones do not', () => {
  expect(highestRole(['ROLE_USER', 'ROLE_TREASURER', 'ROLE_EMPLOYEE'])).toBe('ROLE_TREASURER');
  expect(highestRole(['ROLE_GARDENER'])).toBeUndefined();
  expect(highestRole([])).toBeUndefined();
});

it('a role is called by its label, one that is not known by none', () => {
  expect(roleLabel('ROLE_TREASURER')).toBe('Skarbnik');
  expect(roleLabel('ROLE_GARDENER')).toBe('(nieznana rola)');
  expect(roleLabel(undefined)).toBe('(nieznana rola)');
});

it('every role but the plain user is privileged', () => {
  expect(rolesByRank.filter(isPrivileged)).toEqual(rolesByRank.slice(0, 4));
  expect(isPrivileged(undefined)).toBe(false);
});

it('rank decides who stands above whom, never themselves', () => {
  expect(outranks('ROLE_ADMIN', 'ROLE_SUPER_USER')).toBe(true);
  expect(outranks('ROLE_SUPER_USER', 'ROLE_ADMIN')).toBe(false);
  expect(outranks('ROLE_ADMIN', 'ROLE_ADMIN')).toBe(false);
});

it('only management changes logins, an employee changes no garden, nobody is no role', () => {
  expect(rolesByRank.filter((role) => mayRole(role, 'login:write'))).toEqual([
    'ROLE_ADMIN',
    'ROLE_SUPER_USER',
  ]);
  expect(mayRole('ROLE_EMPLOYEE', 'garden:write')).toBe(false);
  expect(mayRole(undefined, 'news:read')).toBe(false);
});
