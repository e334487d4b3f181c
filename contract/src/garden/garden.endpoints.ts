import * as z from 'zod/mini';
import { areaCalls } from '../core/call/area-calls.ts';
import { recordEndpoints } from '../core/call/record-endpoints.ts';
import { id } from '../core/fields.ts';
import { gardenList } from './garden.list.ts';
import { gardenCreate, gardenDetails, gardenUpdate } from './garden.model.ts';
import { gardenRecord } from './garden.record.ts';

/** The calls of the gardens. */
export const gardenEndpoints = areaCalls('garden', {
  ...recordEndpoints(gardenRecord, {
    key: z.object({ id }),
    list: gardenList,
    details: gardenDetails,
    create: gardenCreate,
    update: gardenUpdate,
    refuses: { create: ['conflict'], update: ['conflict'] },
    paths: {
      list: '/api/garden',
      get: '/api/garden/getDetails/:id',
      create: '/api/garden/create',
      update: '/api/garden/update',
    },
  }),
});
