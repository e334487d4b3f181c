import * as z from 'zod/mini';
import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { recordEndpoints } from '../core/call/record-endpoints.ts';
import { created, id } from '../core/fields.ts';
import { waitingList } from './waiting.list.ts';
import {
  candidates,
  waitingAnswer,
  waitingCreate,
  waitingDetails,
  waitingOffer,
  waitingSummary,
  waitingUpdate,
} from './waiting.model.ts';
import { waitingRecord } from './waiting.record.ts';

const { read, write } = waitingRecord.permissions;

/** The calls of the waiting list: docs/product/waiting.md#calls. */
export const waitingEndpoints = areaCalls('waiting', {
  ...recordEndpoints(waitingRecord, {
    list: waitingList,
    details: waitingDetails,
    create: waitingCreate,
    update: waitingUpdate,
    refuses: { update: ['conflict'] },
  }),
  summary: endpoint({
    method: 'GET',
    path: '/api/waiting/summary',
    summary: 'How many wait for a plot, and since when the first of them',
    permission: read,
    reply: waitingSummary,
  }),
  candidates: endpoint({
    method: 'GET',
    path: '/api/garden/:id/candidates',
    summary: 'Who waits for a plot, in their order, with the wishes that this one does not meet',
    permission: read,
    params: z.object({ id }),
    reply: candidates,
  }),
  offer: endpoint({
    method: 'POST',
    path: '/api/waiting/offer',
    summary: 'Offer a plot that nobody holds to somebody who waits, until a last day',
    permission: write,
    body: waitingOffer,
    reply: created,
    status: 201,
    refuses: ['conflict', 'not-found'],
  }),
  answer: endpoint({
    method: 'PUT',
    path: '/api/waiting/answer',
    summary: 'Record the answer to the offer that is open',
    permission: write,
    body: waitingAnswer,
    versioned: true,
    refuses: ['conflict'],
  }),
});
