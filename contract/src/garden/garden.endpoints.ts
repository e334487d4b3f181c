import * as z from 'zod/mini';
import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { created, id } from '../core/fields.ts';
import { recordEndpoints } from '../core/record/record-endpoints.ts';
import { gardenList } from './garden.list.ts';
import { gardenCreate, gardenDetails, gardenUpdate } from './garden.model.ts';
import { gardenRecord } from './garden.record.ts';

/** The calls of the gardens. */
export const gardenEndpoints = areaCalls('garden', {
  ...recordEndpoints(gardenRecord, {
    key: z.object({ id }),
    list: gardenList,
    details: gardenDetails,
    update: gardenUpdate,
    updateRefuses: ['conflict'],
    paths: {
      list: '/api/garden',
      get: '/api/garden/getDetails/:id',
      update: '/api/garden/update',
    },
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/garden/create',
    summary: 'Add a garden',
    permission: 'garden:write',
    body: gardenCreate,
    reply: created,
    status: 201,
    refuses: ['conflict'],
  }),
});
