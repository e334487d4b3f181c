import { areaCalls } from '../../core/call/area-calls.ts';
import { endpoint } from '../../core/call/endpoint.ts';
import { feeYear, feeYearQuery } from './fee-year.model.ts';

/** The call of the hub of the fees: docs/product/charge-runs.md#standing. */
export const feeYearEndpoints = areaCalls('chargeStanding', {
  get: endpoint({
    method: 'GET',
    path: '/api/charge-run/standing',
    summary: 'How the fees of a year stand, and what is to be done next',
    permission: 'fee:read',
    query: feeYearQuery,
    reply: feeYear,
  }),
});
