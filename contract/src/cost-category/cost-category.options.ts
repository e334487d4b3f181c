import * as z from 'zod/mini';
import { endpoint } from '../core/call/endpoint.ts';

/** All cost categories by their names, for whoever chooses one. */
export const costCategoryOptionsCall = endpoint({
  method: 'GET',
  path: '/api/cost-category/options',
  summary: 'The names of all cost categories',
  permission: 'ledger:read',
  reply: z.object({
    items: z.array(z.object({ id: z.string(), name: z.string(), active: z.boolean() })),
  }),
});
