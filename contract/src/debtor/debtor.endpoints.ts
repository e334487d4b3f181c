import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { exportEndpoint, listEndpoint } from '../core/call/list-endpoint.ts';
import { listQuery } from '../core/list/list-query.ts';
import { debtorList } from './debtor.list.ts';
import { debtorSum } from './debtor.model.ts';

const listCall = {
  path: '/api/debtor',
  summary: 'The settlement accounts on which something is overdue; each opening is in the audit',
  permission: 'debtor:read',
} as const;

/** The calls of the list of who owes: docs/product/debtors.md#calls. */
export const debtorEndpoints = areaCalls('debtor', {
  list: listEndpoint(listCall, debtorList),
  export: exportEndpoint(listCall, debtorList),
  sum: endpoint({
    method: 'GET',
    path: '/api/debtor/sum',
    summary: 'What is overdue on the accounts that a list would show',
    permission: 'debtor:read',
    query: listQuery(debtorList),
    reply: debtorSum,
  }),
});
