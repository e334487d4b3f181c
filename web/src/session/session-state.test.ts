import { describe, expect, test } from 'vitest';
import { nextSession, type SessionState, userOf } from './session-state.ts';

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
    const informed = { type: 'informed', hasUnsaved: false } as const;
    expect(nextSession(initialising, { ...informed, info: anna })).toEqual(signedIn);
    expect(nextSession(initialising, { ...informed, info: nobody })).toEqual({
      status: 'anonymous',
      signedOut: false,
    });
  });

  test('that the server has ended leads to the login screen', () => {
    const ended = nextSession(signedIn, { type: 'informed', info: nobody, hasUnsaved: false });
    expect(ended).toEqual({ status: 'anonymous', signedOut: false });
  });

  test('that ends while something is typed keeps the screen until the next sign-in', () => {
    const held = nextSession(signedIn, { type: 'informed', info: nobody, hasUnsaved: true });
    expect(held).toEqual({ ...signedIn, isExpired: true });
    expect(nextSession(held, { type: 'informed', info: anna, hasUnsaved: true })).toEqual(signedIn);
    expect(nextSession(held, { type: 'abandoned' })).toMatchObject({ status: 'anonymous' });
  });

  test('signed out on purpose stays so, whatever the server confirms', () => {
    const out = nextSession(signedIn, { type: 'signed-out' });
    expect(nextSession(out, { type: 'informed', info: nobody, hasUnsaved: false })).toBe(out);
    expect(out).toEqual({ status: 'anonymous', signedOut: true });
  });

  test('that has not changed is the same one', () => {
    const again = nextSession(signedIn, { type: 'informed', info: anna, hasUnsaved: false });
    expect(again).toBe(signedIn);
  });

  test('belongs to its user', () => {
    expect(userOf(signedIn)).toBe('u1');
    expect(userOf(initialising)).toBeUndefined();
  });
});
