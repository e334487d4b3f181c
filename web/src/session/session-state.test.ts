import { describe, expect, test } from 'vitest';
import { informedSession, type SessionState, userOf } from './session-state.ts';

const nobody = { isUserAuthenticated: false, securityRoles: [], user: null };
const anna = {
  isUserAuthenticated: true,
  securityRoles: ['ROLE_EMPLOYEE'],
  user: { userLoginId: 'u1', loginId: 'anna', displayName: 'Anna Nowak' },
};
const initialising: SessionState = { status: 'initialising' };
const signedIn: SessionState = { status: 'authenticated', info: anna, isExpired: false };

describe('the session', () => {
  test('is known once the server has told', () => {
    expect(informedSession(initialising, anna, false)).toEqual(signedIn);
    expect(informedSession(initialising, nobody, false)).toEqual({
      status: 'anonymous',
      signedOut: false,
    });
  });

  test('that the server has ended leads to the login screen', () => {
    const ended = informedSession(signedIn, nobody, false);
    expect(ended).toEqual({ status: 'anonymous', signedOut: false });
  });

  test('that somebody else has ended says why, on the login screen and over what is typed', () => {
    const told = { ...nobody, endReason: 'signed-out' } as const;
    const { endReason } = told;
    expect(informedSession(initialising, told, false)).toMatchObject({ endReason });
    expect(informedSession(signedIn, told, true)).toMatchObject({ isExpired: true, endReason });
  });

  test('that ends while something is typed keeps the screen until the next sign-in', () => {
    const held = informedSession(signedIn, nobody, true);
    expect(held).toEqual({ ...signedIn, isExpired: true });
    expect(informedSession(held, nobody, true)).toEqual(held);
    expect(informedSession(held, anna, true)).toEqual(signedIn);
  });

  test('signed out on purpose stays so, whatever the server confirms', () => {
    const out: SessionState = { status: 'anonymous', signedOut: true };
    expect(informedSession(out, nobody, false)).toBe(out);
  });

  test('belongs to its user', () => {
    expect(userOf(signedIn)).toBe('u1');
    expect(userOf(initialising)).toBeUndefined();
  });
});
