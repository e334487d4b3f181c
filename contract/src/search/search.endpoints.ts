import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { searchQuery, searchReply } from './search.model.ts';

/** The call that looks for a phrase everywhere: docs/product/search.md. */
export const searchEndpoints = areaCalls('search', {
  everywhere: endpoint({
    method: 'GET',
    path: '/api/search',
    summary:
      'What a phrase finds of each kind that the person who asks may read, the nearest first',
    permission: 'signed-in',
    query: searchQuery,
    reply: searchReply,
  }),
});
