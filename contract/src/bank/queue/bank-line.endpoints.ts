import * as z from 'zod/mini';
import { areaCalls } from '../../core/call/area-calls.ts';
import { endpoint } from '../../core/call/endpoint.ts';
import { created, id } from '../../core/fields.ts';
import {
  bankLineAssign,
  bankLineCreate,
  bankLineDetails,
  bankLinePostpone,
  bankLineUnassign,
  lineCandidates,
  queueQuery,
  waitingLine,
} from './bank-line.model.ts';

const ofLine = { method: 'GET', permission: 'ledger:read', params: z.object({ id }) } as const;

const deciding = {
  method: 'POST',
  permission: 'bank:assign',
  refuses: ['not-found', 'conflict'],
} as const;

/** The calls of the lines that wait until somebody says what they are for: docs/product/bank.md#queue. */
export const bankLineEndpoints = areaCalls('bankLine', {
  queue: endpoint({
    method: 'GET',
    path: '/api/bank-line/queue',
    summary: "The bank's lines that wait, the oldest first, those left for later last",
    permission: 'ledger:read',
    query: queueQuery,
    reply: z.object({ items: z.array(waitingLine), totalItems: z.int() }),
  }),
  candidates: endpoint({
    ...ofLine,
    path: '/api/bank-line/:id/candidates',
    summary: "Whose a line of the bank's may be, with the reasons, and what is open there",
    reply: lineCandidates,
  }),
  ofTransaction: endpoint({
    ...ofLine,
    path: '/api/bank-line/of-transaction/:id',
    summary: "The bank's line that a transaction is, with what it is for and why",
    reply: bankLineDetails,
  }),
  assign: endpoint({
    ...deciding,
    path: '/api/bank-line/assign',
    summary: 'Say what a line, or its parts, are for (PK)',
    body: bankLineAssign,
  }),
  unassign: endpoint({
    ...deciding,
    path: '/api/bank-line/unassign',
    summary: 'Take back what a line was said to be for (ST)',
    body: bankLineUnassign,
  }),
  postpone: endpoint({
    ...deciding,
    path: '/api/bank-line/postpone',
    summary: 'Leave a line for later, or take it up again',
    body: bankLinePostpone,
  }),
  create: endpoint({
    ...deciding,
    path: '/api/bank-line/create',
    permission: 'bank:import',
    summary:
      'Add a line of a statement that cannot be read; the same clientKey is answered as the first time',
    body: bankLineCreate,
    reply: created,
    status: 201,
    refuses: ['conflict'],
  }),
});
