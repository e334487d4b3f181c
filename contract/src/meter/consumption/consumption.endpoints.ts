import * as z from 'zod/mini';
import { areaCalls } from '../../core/call/area-calls.ts';
import { endpoint } from '../../core/call/endpoint.ts';
import { exportFormat, fileReply } from '../../core/export/file-reply.ts';
import { id } from '../../core/fields.ts';
import { consumption, consumptionQuery } from './consumption.model.ts';

const call = {
  method: 'GET',
  permission: 'meter:read',
  params: z.object({ id }),
} as const;

/** The calls of what was used at a meter: docs/product/readings.md#consumption. */
export const consumptionEndpoints = areaCalls('consumption', {
  get: endpoint({
    ...call,
    path: '/api/meter/:id/consumption',
    summary: 'The consumption of a meter, the earliest first',
    query: consumptionQuery,
    reply: z.object({ items: z.array(consumption) }),
  }),
  export: endpoint({
    ...call,
    path: '/api/meter/:id/consumption/export',
    summary: 'The consumption of a meter as a file',
    query: z.safeExtend(consumptionQuery, { format: exportFormat }),
    ...fileReply,
  }),
});
