import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { waiting } from './home.model.ts';

/** The call of the start page: docs/product/signing-in.md#home. */
export const homeEndpoints = areaCalls('home', {
  waiting: endpoint({
    method: 'GET',
    path: '/api/home/waiting',
    summary: 'What waits for the person who asks, as far as they may do something about it',
    permission: 'signed-in',
    reply: waiting,
  }),
});
