import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { consistencyReport, recountRequest } from './consistency.model.ts';

/** The calls of the nightly checks of the data: docs/product/operation.md#consistency. */
export const consistencyEndpoints = areaCalls('consistency', {
  report: endpoint({
    method: 'GET',
    path: '/api/system/consistency',
    summary: 'Whether the data agree with each other, check by check',
    permission: 'system:read',
    reply: consistencyReport,
  }),
  check: endpoint({
    method: 'POST',
    path: '/api/system/check-consistency',
    summary: 'Check the data soon, without waiting for the night',
    permission: 'system:run',
  }),
  recount: endpoint({
    method: 'POST',
    path: '/api/system/recount',
    summary: 'Count anew what the records keep that a check has listed, and check the data soon',
    permission: 'system:run',
    body: recountRequest,
  }),
});
