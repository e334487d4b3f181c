import * as z from 'zod/mini';
import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { recordEndpoints } from '../core/call/record-endpoints.ts';
import { dataRequest, dataRequestCreate, dataRequestUpdate } from './data-request.model.ts';
import { dataRequestRecord } from './data-request.record.ts';

/** The calls of the requests of persons about their data: docs/product/personal-data.md#requests. */
export const dataRequestEndpoints = areaCalls('dataRequest', {
  ...recordEndpoints(dataRequestRecord, { create: dataRequestCreate, update: dataRequestUpdate }),
  all: endpoint({
    method: 'GET',
    path: '/api/data-request',
    summary: 'The requests of persons about their data, those that wait for an answer first',
    permission: dataRequestRecord.permissions.read,
    reply: z.object({ items: z.array(dataRequest) }),
  }),
});
