import * as z from 'zod/mini';
import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { recordEndpoints } from '../core/call/record-endpoints.ts';
import { id } from '../core/fields.ts';
import { partyList } from './party.list.ts';
import { partyCreate, partyUpdate } from './party.model.ts';
import { partyRecord } from './party.record.ts';
import { party, partyDetails } from './party-reply.ts';

/** The calls of the parties. Deleting one takes its logins along and releases its gardens. */
export const partyEndpoints = areaCalls('party', {
  ...recordEndpoints(partyRecord, {
    list: partyList,
    bulk: ['delete'],
    details: party,
    create: partyCreate,
    update: partyUpdate,
    refuses: { update: ['conflict'], delete: ['conflict'] },
    summaries: { create: 'Take in a person or a company' },
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
});
