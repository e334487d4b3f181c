import * as z from 'zod/mini';
import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { created, id } from '../core/fields.ts';
import { recordEndpoints } from '../core/record/record-endpoints.ts';
import { partyList } from './party.list.ts';
import { partyCreate, partyUpdate } from './party.model.ts';
import { party, partyDetails } from './party.reply.ts';
import { partyRecord } from './party.record.ts';

/** The calls of the parties. Deleting one takes its logins along and releases its gardens. */
export const partyEndpoints = areaCalls('party', {
  ...recordEndpoints(partyRecord, {
    key: z.object({ id }),
    list: partyList,
    bulk: ['delete'],
    details: party,
    update: partyUpdate,
    paths: {
      list: '/api/party',
      get: '/api/party/get/:id',
      update: '/api/party/update',
      delete: '/api/party/delete/:id',
    },
  }),
  getDetails: endpoint({
    method: 'GET',
    path: '/api/party/getDetails/:id',
    summary: 'A party with its logins',
    permission: 'party:read',
    params: z.object({ id }),
    reply: partyDetails,
    versioned: true,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/party/create',
    summary: 'Take in a person or a company',
    permission: 'party:write',
    body: partyCreate,
    reply: created,
    status: 201,
  }),
});
