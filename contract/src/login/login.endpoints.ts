import * as z from 'zod/mini';
import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { recordEndpoints } from '../core/call/record-endpoints.ts';
import { id } from '../core/fields.ts';
import { loginCreate, loginDetails, loginSetPassword, loginUpdate } from './login.model.ts';
import { loginRecord } from './login.record.ts';

/** The calls of the logins. Deleting one, and setting its password, ends its sessions. */
export const loginEndpoints = areaCalls('login', {
  ...recordEndpoints(loginRecord, {
    key: z.object({ loginId: id }),
    details: loginDetails,
    create: loginCreate,
    update: loginUpdate,
    refuses: { create: ['not-found', 'conflict'], update: ['conflict'] },
    summaries: { create: 'Create a login of a party' },
    paths: {
      get: '/api/login/get/:loginId',
      create: '/api/login/create',
      update: '/api/login/update',
      delete: '/api/login/delete/:loginId',
    },
  }),
  setPassword: endpoint({
    method: 'PUT',
    path: '/api/login/updatePassword',
    summary: 'Set the password of a login',
    permission: 'login:write',
    body: loginSetPassword,
    versioned: true,
    refuses: ['throttled'],
  }),
});
