import * as z from 'zod/mini';
import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { id } from '../core/fields.ts';
import { jobStates } from './jobs.model.ts';
import { loginSessions } from './login-session.model.ts';
import { systemOverview } from './overview.model.ts';
import { storageUsage } from './storage.model.ts';

/** The calls behind the menu entry 'System': docs/product/operation.md#system. */
export const systemEndpoints = areaCalls('system', {
  overview: endpoint({
    method: 'GET',
    path: '/api/system/overview',
    summary: 'How everything behind System is doing, card by card',
    permission: 'system:read',
    reply: systemOverview,
  }),
  jobs: endpoint({
    method: 'GET',
    path: '/api/system/jobs',
    summary:
      'What the program does by itself: when each job last ran, how it ended, when it runs next',
    permission: 'system:read',
    reply: jobStates,
  }),
  storage: endpoint({
    method: 'GET',
    path: '/api/system/storage',
    summary: 'What takes how much room, and what the next sweep gives back',
    permission: 'system:read',
    reply: storageUsage,
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/api/system/sessions',
    summary: 'Who is signed in: the open sessions, the last used first',
    permission: 'system:read',
    reply: loginSessions,
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/system/sessions/:id',
    summary: "End somebody's session, of an equal or lower rank",
    permission: 'session:end',
    params: z.object({ id }),
  }),
  endSessionsOf: endpoint({
    method: 'DELETE',
    path: '/api/system/login/:userLoginId/sessions',
    summary: 'End all sessions of a login, of an equal or lower rank, but for the one that asks',
    permission: 'session:end',
    params: z.object({ userLoginId: id }),
  }),
});
