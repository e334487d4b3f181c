import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { secondFactorCode } from '../second-factor/second-factor.model.ts';
import { credentials, sessionInfo } from './session.model.ts';

/** The calls of the session: docs/product/signing-in.md#session. */
export const sessionEndpoints = areaCalls('session', {
  info: endpoint({
    method: 'GET',
    path: '/api/session/info',
    summary: 'Who is signed in',
    permission: 'public',
    reply: sessionInfo,
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/session/login',
    summary: 'Sign in',
    permission: 'public',
    body: credentials,
    bodyFormat: 'form',
    refuses: ['unauthenticated', 'second-factor', 'throttled'],
  }),
  secondFactor: endpoint({
    method: 'POST',
    path: '/api/session/second-factor',
    summary: 'Finish a sign-in that asks for a code',
    permission: 'public',
    body: secondFactorCode,
    refuses: ['unauthenticated', 'second-factor', 'throttled'],
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/session/logout',
    summary: 'Sign out',
    permission: 'public',
  }),
});
