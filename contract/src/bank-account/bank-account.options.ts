import * as z from 'zod/mini';
import { endpoint } from '../core/call/endpoint.ts';

/** All bank accounts by their names, for whoever chooses one. */
export const bankAccountOptionsCall = endpoint({
  method: 'GET',
  path: '/api/bank-account/options',
  summary: 'The names of all bank accounts',
  permission: 'ledger:read',
  reply: z.object({
    items: z.array(z.object({ id: z.string(), name: z.string(), active: z.boolean() })),
  }),
});
