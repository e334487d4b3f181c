import * as z from 'zod/mini';
import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { id } from '../core/fields.ts';
import { newPassword, presentPassword } from '../login/login.model.ts';
import { openSession } from '../session/open-session.model.ts';

/** The form that changes the own password. */
const ownPasswordChange = z.object({
  currentPassword: presentPassword,
  newPassword,
});

/** The calls of the own account ('Twoje dane'): docs/product/signing-in.md#account. */
export const accountEndpoints = areaCalls('account', {
  sessions: endpoint({
    method: 'GET',
    path: '/api/session/sessions',
    summary: 'The own sessions, the last used first',
    permission: 'signed-in',
    reply: z.object({ items: z.array(openSession) }),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/session/sessions/:id',
    summary: 'End one of the own sessions',
    permission: 'signed-in',
    params: z.object({ id }),
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/session/change-password',
    summary: 'Change the own password and end the other sessions',
    permission: 'signed-in',
    body: ownPasswordChange,
    refuses: ['throttled'],
  }),
});
