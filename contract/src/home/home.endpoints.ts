import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { beginning, beginningChange } from './beginning.model.ts';
import { waiting } from './home.model.ts';

/** The calls of the start page: docs/product/signing-in.md#home. */
export const homeEndpoints = areaCalls('home', {
  waiting: endpoint({
    method: 'GET',
    path: '/api/home/waiting',
    summary: 'What waits for the person who asks, as far as they may do something about it',
    permission: 'signed-in',
    reply: waiting,
  }),
  beginning: endpoint({
    method: 'GET',
    path: '/api/home/beginning',
    summary:
      'How far the program is set up, as far as the person who asks may do something about it',
    permission: 'signed-in',
    reply: beginning,
  }),
  putAway: endpoint({
    method: 'POST',
    path: '/api/home/beginning/put-away',
    summary: 'Put the first steps away for the own login, or take that back',
    permission: 'signed-in',
    body: beginningChange,
  }),
});
