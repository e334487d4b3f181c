import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { created, id } from '../core/fields.ts';
import { loginCreate, loginDetails, loginSetPassword, loginUpdate } from './login.model.ts';

/**
 * The calls of the logins. The `loginId` of an existing login is its id; its user name is taken
 * too.
 */
export const loginEndpoints = {
  create: endpoint({
    method: 'POST',
    path: '/api/login/create',
    summary: 'Create a login of a party',
    permission: 'login:write',
    body: loginCreate,
    reply: created,
    status: 201,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/login/get/:loginId',
    summary: 'A login with its role',
    permission: 'login:read',
    params: z.object({ loginId: id }),
    reply: loginDetails,
    versioned: true,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/login/update',
    summary: 'Change the role of a login, enable or disable it',
    permission: 'login:write',
    body: loginUpdate,
    versioned: true,
  }),
  setPassword: endpoint({
    method: 'PUT',
    path: '/api/login/updatePassword',
    summary: 'Set the password of a login and end its sessions',
    permission: 'login:write',
    body: loginSetPassword,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/login/delete/:loginId',
    summary: 'Delete a login and end its sessions',
    permission: 'login:write',
    params: z.object({ loginId: id }),
  }),
};
