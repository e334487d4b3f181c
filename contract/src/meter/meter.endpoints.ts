import * as z from 'zod/mini';
import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { exportEndpoint, listEndpoint } from '../core/call/list-endpoint.ts';
import { created, id } from '../core/fields.ts';
import { meterList } from './meter.list.ts';
import { meterCreate, meterDetails, meterWalkOrder } from './meter.model.ts';

const listCall = {
  path: '/api/meter',
  summary: 'List the meters',
  permission: 'meter:read',
} as const;

/** The calls of the meters: docs/product/records.md#meter. */
export const meterEndpoints = areaCalls('meter', {
  list: listEndpoint(listCall, meterList),
  export: exportEndpoint(listCall, meterList),
  get: endpoint({
    method: 'GET',
    path: '/api/meter/get/:id',
    summary: 'A meter with its garden and last measurement',
    permission: 'meter:read',
    params: z.object({ id }),
    reply: meterDetails,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/meter/create',
    summary: 'Add a meter',
    permission: 'meter:write',
    body: meterCreate,
    reply: created,
    status: 201,
    refuses: ['not-found', 'conflict'],
  }),
  setWalkOrder: endpoint({
    method: 'PUT',
    path: '/api/meter/set-walk-order',
    summary:
      'Put meters one behind the other in the order of walking, where the first of them stands',
    permission: 'meter:write',
    body: meterWalkOrder,
  }),
});
