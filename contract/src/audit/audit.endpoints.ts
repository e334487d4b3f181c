import * as z from 'zod/mini';
import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { exportEndpoint, listEndpoint } from '../core/call/list-endpoint.ts';
import { id } from '../core/fields.ts';
import { auditList } from './audit.list.ts';
import { auditEntryDetails } from './audit.model.ts';
import { auditLoginsCall } from './audit-logins.ts';

const listCall = {
  path: '/api/audit',
  summary: 'List the entries of the audit',
  permission: 'audit:read',
} as const;

const historyCall = {
  path: '/api/audit/record/:recordType/:recordId',
  summary: 'List what happened to a record',
  // And the permission to read such records (docs/product/operation.md#audit).
  permission: 'audit:history',
  params: z.object({ recordType: id, recordId: id }),
} as const;

/** The calls that read the audit: docs/product/operation.md#audit. */
export const auditEndpoints = areaCalls('audit', {
  list: listEndpoint(listCall, auditList),
  export: exportEndpoint(listCall, auditList),
  history: listEndpoint(historyCall, auditList),
  exportHistory: exportEndpoint(historyCall, auditList),
  get: endpoint({
    method: 'GET',
    path: '/api/audit/get/:id',
    summary: 'An entry of the audit with the values before and after',
    permission: 'audit:history',
    params: z.object({ id }),
    reply: auditEntryDetails,
  }),
  logins: auditLoginsCall,
});
