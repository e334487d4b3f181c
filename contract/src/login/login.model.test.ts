import { describe, expect, it } from 'vitest';
import { type Role, rolesByRank } from '../core/access/roles.ts';
import { loginUpdate, newPassword, userName } from './login.model.ts';
import { mayGrant, mayManage } from './rank.ts';

const message = (schema: typeof userName, input: unknown) =>
  schema.safeParse(input).error?.issues[0]?.message;

describe('a user name', () => {
  it.each([
    ['jan', 'jan'],
    [' Żółć99 ', 'Żółć99'],
    ['o\u0301semka', 'ósemka'],
    ['Müller', 'Müller'],
    ['a'.repeat(64), 'a'.repeat(64)],
  ])('%j is taken', (typed, kept) => {
    expect(userName.parse(typed)).toBe(kept);
  });

  it.each(['', '  ', 'jan.kowalski', 'jan kowalski', 'jan-k', 'a\u0000', null])(
    '%j is refused',
    (typed) => {
      expect(message(userName, typed)).toBe('Login powinien składać się wyłącznie z liter i cyfr.');
    },
  );

  it.each([
    ['a ligature', '\ufb01lip'],
    ['Arabic digits', 'jan\u0661\u0662'],
    ['wide letters', '\uff4a\uff41\uff4e'],
    ['a Cyrillic a', 'j\u0430n'],
    ['a dotless i', 'f\u0131lip'],
    ['a long s', 'jan\u017f'],
  ])('with %s is refused, since it reads like another one', (_, typed) => {
    expect(message(userName, typed)).toBe('Login powinien składać się wyłącznie z liter i cyfr.');
  });

  it('has 64 characters at the most', () => {
    expect(message(userName, 'a'.repeat(65))).toBe('Tekst może mieć najwyżej 64\u00a0znaki');
  });
});

describe('a new password', () => {
  it('is kept as typed', () => {
    expect(newPassword.parse(' zażółć ')).toBe(' zażółć ');
  });

  it.each(['', '1234567', '        ', null, 12_345_678])('%j is too short', (typed) => {
    expect(message(newPassword, typed)).toBe('Hasło powininno składać się z co najmniej 8 znakow.');
  });

  it('has 128 characters at the most, and no NUL', () => {
    expect(newPassword.safeParse('a'.repeat(128)).success).toBe(true);
    expect(message(newPassword, 'a'.repeat(129))).toBe('Tekst może mieć najwyżej 128\u00a0znaków');
    expect(message(newPassword, '1234567\u0000')).toBe(
      'W tekście jest znak, którego program nie przyjmuje – wpisz tekst ręcznie',
    );
  });
});

it.each(['', '-', 'ROLE_GARDENER', null])('the role %j is none', (role) => {
  const { error } = loginUpdate.safeParse({ loginId: 'jan', role, enabled: true });
  expect(error?.issues.map(({ path, message: text }) => [path.join(), text])).toEqual([
    ['role', 'Należy podać rolę.'],
  ]);
});

describe('rank', () => {
  const all = (may: (other: Role) => boolean) => rolesByRank.filter(may);

  it('lets manage equals and those below', () => {
    expect(all((other) => mayManage('ROLE_ADMIN', other))).toEqual(rolesByRank);
    expect(all((other) => mayManage('ROLE_SUPER_USER', other))).toEqual(rolesByRank.slice(1));
  });

  it('lets grant the same, but nobody makes an administrator', () => {
    expect(all((role) => mayGrant('ROLE_ADMIN', role))).toEqual(rolesByRank.slice(1));
    expect(all((role) => mayGrant('ROLE_SUPER_USER', role))).toEqual(rolesByRank.slice(1));
    expect(all((role) => mayGrant('ROLE_EMPLOYEE', role))).toEqual(rolesByRank.slice(3));
  });
});
