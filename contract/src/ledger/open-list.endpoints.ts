import * as z from 'zod/mini';
import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { id } from '../core/fields.ts';
import { grosze } from '../core/money/grosze.ts';
import { openEntry } from './open-list.model.ts';

/** What is open on an account: docs/product/ledger.md#open-list. */
export const openListEndpoints = areaCalls('ledger', {
  open: endpoint({
    method: 'GET',
    permission: 'settlement:read',
    params: z.object({ id }),
    path: '/api/settlement/:id/open',
    summary: 'What is open on a settlement account, which comes to its balance, the oldest first',
    reply: z.object({ balance: grosze, items: z.array(openEntry) }),
  }),
});
