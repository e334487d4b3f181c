import * as z from 'zod/mini';
import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { recordEndpoints } from '../core/call/record-endpoints.ts';
import { created, id } from '../core/fields.ts';
import { gardenList } from './garden.list.ts';
import { gardenCreate, gardenDetails, gardenUpdate } from './garden.model.ts';
import { gardenRecord } from './garden.record.ts';
import { gardenAreaAdd, gardenFactsSet, plotBasis } from './garden-basis.model.ts';

const ofOneRow = {
  method: 'DELETE',
  permission: 'garden:write',
  params: z.object({ id }),
  versioned: true,
} as const;

/** The calls of the gardens. */
export const gardenEndpoints = areaCalls('garden', {
  ...recordEndpoints(gardenRecord, {
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
  basis: endpoint({
    method: 'GET',
    path: '/api/garden/:id/basis',
    summary: 'What a garden is charged by: its areas and facts, the latest first',
    permission: 'garden:read',
    params: z.object({ id }),
    reply: plotBasis,
  }),
  addArea: endpoint({
    method: 'POST',
    path: '/api/garden/add-area',
    summary: 'Add an area of a garden that holds from a day on',
    permission: 'garden:write',
    body: gardenAreaAdd,
    reply: created,
    status: 201,
    refuses: ['not-found', 'conflict'],
  }),
  deleteArea: endpoint({
    ...ofOneRow,
    path: '/api/garden/delete-area/:id',
    summary: 'Delete an area of a garden that was added by mistake',
  }),
  setFacts: endpoint({
    method: 'POST',
    path: '/api/garden/set-facts',
    summary: 'State what is true of a garden from a day on; those of the same day are replaced',
    permission: 'garden:write',
    body: gardenFactsSet,
    reply: created,
    status: 201,
    refuses: ['not-found'],
  }),
  deleteFacts: endpoint({
    ...ofOneRow,
    path: '/api/garden/delete-facts/:id',
    summary: 'Delete facts of a garden that were stated by mistake',
  }),
});
