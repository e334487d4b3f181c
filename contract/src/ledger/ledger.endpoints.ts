import * as z from 'zod/mini';
import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { id } from '../core/fields.ts';
import { balanceQuery, runningEntry, runningListQuery, settlementBalance } from './ledger.model.ts';

const ofSettlement = {
  method: 'GET',
  permission: 'settlement:read',
  params: z.object({ id }),
} as const;

/** The calls of the ledger: docs/product/ledger.md#running-list. */
export const ledgerEndpoints = areaCalls('ledger', {
  entries: endpoint({
    ...ofSettlement,
    path: '/api/settlement/:id/entries',
    summary: 'What is posted on a settlement account, the newest first',
    query: runningListQuery,
    reply: z.object({ items: z.array(runningEntry), totalItems: z.int() }),
  }),
  balance: endpoint({
    ...ofSettlement,
    path: '/api/settlement/:id/balance',
    summary: 'What a settlement account came to on a day, as it is known or was known then',
    query: balanceQuery,
    reply: settlementBalance,
  }),
});
