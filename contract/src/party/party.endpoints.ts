import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { created, id } from '../core/fields.ts';
import { listEndpoint } from '../core/list-endpoint.ts';
import { partyList } from './party.list.ts';
import { partyCreate, partyUpdate } from './party.model.ts';
import { party, partyDetails } from './party.reply.ts';

/** The calls of the parties. */
export const partyEndpoints = {
  list: listEndpoint(
    { path: '/api/party', summary: 'List the parties', permission: 'party:read' },
    partyList,
  ),
  get: endpoint({
    method: 'GET',
    path: '/api/party/get/:id',
    summary: 'A party with all its data',
    permission: 'party:read',
    params: z.object({ id }),
    reply: party,
    versioned: true,
  }),
  getDetails: endpoint({
    method: 'GET',
    path: '/api/party/getDetails/:id',
    summary: 'A party with its logins',
    permission: 'party:read',
    params: z.object({ id }),
    reply: partyDetails,
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
  update: endpoint({
    method: 'PUT',
    path: '/api/party/update',
    summary: 'Change the data of a party',
    permission: 'party:write',
    body: partyUpdate,
    versioned: true,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/party/delete/:id',
    summary: 'Delete a party with its logins and release its gardens',
    permission: 'party:write',
    params: z.object({ id }),
  }),
};
