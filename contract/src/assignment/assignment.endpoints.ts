import * as z from 'zod/mini';
import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { created, id } from '../core/fields.ts';
import {
  assignmentCreate,
  assignmentRelease,
  gardenAssignment,
  partyAssignment,
} from './assignment.model.ts';

/**
 * Who holds which garden from when to when: docs/product/records.md#assignment. They tell of people,
 * so the parties' permissions guard them.
 */
export const assignmentEndpoints = areaCalls('assignment', {
  ofGarden: endpoint({
    method: 'GET',
    path: '/api/garden/:id/assignments',
    summary: 'The holders of a garden, those of today first, then the latest first',
    permission: 'party:read',
    params: z.object({ id }),
    reply: z.object({ items: z.array(gardenAssignment) }),
  }),
  ofParty: endpoint({
    method: 'GET',
    path: '/api/party/:id/assignments',
    summary: 'The gardens of a party, those of today first, by name',
    permission: 'party:read',
    params: z.object({ id }),
    reply: z.object({ items: z.array(partyAssignment) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/assignment/create',
    summary: 'Give a garden a holder',
    permission: 'party:write',
    body: assignmentCreate,
    reply: created,
    status: 201,
    refuses: ['not-found', 'conflict'],
  }),
  release: endpoint({
    method: 'PUT',
    path: '/api/assignment/release',
    summary: 'End an assignment with a last day',
    permission: 'party:write',
    body: assignmentRelease,
    refuses: ['conflict'],
    versioned: true,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/assignment/delete/:id',
    summary: 'Remove an assignment that never was',
    permission: 'party:write',
    params: z.object({ id }),
    refuses: ['conflict'],
    versioned: true,
  }),
});
