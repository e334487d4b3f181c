import * as z from 'zod/mini';
import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { recordEndpoints } from '../core/call/record-endpoints.ts';
import { id } from '../core/fields.ts';
import { membership, membershipCreate, membershipUpdate } from './membership.model.ts';
import { membershipRecord } from './membership.record.ts';

/** The calls of the memberships. They tell of people, so the parties' permissions guard them. */
export const membershipEndpoints = areaCalls('membership', {
  ...recordEndpoints(membershipRecord, {
    create: membershipCreate,
    update: membershipUpdate,
    refuses: { create: ['not-found', 'conflict'], update: ['conflict'] },
  }),
  ofParty: endpoint({
    method: 'GET',
    path: '/api/party/:id/memberships',
    summary: 'The memberships of a party, the latest first',
    permission: 'party:read',
    params: z.object({ id }),
    reply: z.object({ items: z.array(membership) }),
  }),
});
