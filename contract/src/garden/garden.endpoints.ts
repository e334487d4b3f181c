import * as z from 'zod/mini';
import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { created, id } from '../core/fields.ts';
import { defineRecord, recordEndpoints } from '../core/record/record.ts';
import { gardenList } from './garden.list.ts';
import { gardenCreate, gardenDetails, gardenUpdate } from './garden.model.ts';

/** A garden: docs/product/records.md#garden. */
export const gardenRecord = defineRecord({
  name: 'garden',
  words: { one: 'a garden', many: 'the gardens' },
  key: z.object({ id }),
  list: gardenList,
  details: gardenDetails,
  update: gardenUpdate,
  updateRefuses: ['conflict'],
  permissions: { read: 'garden:read', write: 'garden:write' },
  paths: {
    list: '/api/garden',
    get: '/api/garden/getDetails/:id',
    update: '/api/garden/update',
  },
});

/** The calls of the gardens. */
export const gardenEndpoints = areaCalls('garden', {
  ...recordEndpoints(gardenRecord),
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
