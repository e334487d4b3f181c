import * as z from 'zod/mini';
import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { exportEndpoint, listEndpoint } from '../core/call/list-endpoint.ts';
import { id } from '../core/fields.ts';
import { transactionList } from './transaction.list.ts';
import { transactionDetails } from './transaction.model.ts';

const listCall = {
  path: '/api/transaction',
  summary: 'List the movements of money',
  permission: 'ledger:read',
} as const;

/** The calls that tell of money that came and went: docs/product/payments.md#transactions. */
export const transactionEndpoints = areaCalls('transaction', {
  list: listEndpoint(listCall, transactionList),
  export: exportEndpoint(listCall, transactionList),
  get: endpoint({
    method: 'GET',
    path: '/api/transaction/getDetails/:id',
    summary: 'A movement of money with its lines, what it covers, and what took it back',
    permission: 'ledger:read',
    params: z.object({ id }),
    reply: transactionDetails,
  }),
});
