import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { recordEndpoints } from '../core/call/record-endpoints.ts';
import { listQuery } from '../core/list/list-query.ts';
import { costList } from './cost.list.ts';
import { costDetails, costSum, costUpdate } from './cost.model.ts';
import { costSuppliersCall } from './cost.options.ts';
import { costRecord } from './cost.record.ts';

/** The calls of the costs, which come and go with what is posted: docs/product/costs.md#calls. */
export const costEndpoints = areaCalls('cost', {
  ...recordEndpoints(costRecord, {
    list: costList,
    details: costDetails,
    update: costUpdate,
    refuses: { update: ['conflict'] },
    summaries: { update: 'Say what a cost rests on: its document, supplier and file' },
    paths: { list: '/api/cost', get: '/api/cost/get/:id', update: '/api/cost/update' },
  }),
  sum: endpoint({
    method: 'GET',
    path: '/api/cost/sum',
    summary: 'What the costs come to that a list would show, by category',
    permission: costRecord.permissions.read,
    query: listQuery(costList),
    reply: costSum,
  }),
  suppliers: costSuppliersCall,
});
