import * as z from 'zod/mini';
import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { created, id } from '../core/fields.ts';
import { refundCreate, waitingRefunds } from './refund.model.ts';

/** The calls of refunds by bank: docs/product/payments.md#refunds-by-bank. */
export const refundEndpoints = areaCalls('refund', {
  waiting: endpoint({
    method: 'GET',
    path: '/api/refund/waiting',
    summary: "Refunds that wait for their line of the bank's, the oldest first",
    permission: 'ledger:read',
    reply: waitingRefunds,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/refund/create',
    summary: 'Plan a refund by bank; the same clientKey is answered as the first time',
    permission: 'refund:write',
    body: refundCreate,
    reply: created,
    status: 201,
    refuses: ['conflict'],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/refund/delete/:id',
    summary: 'Delete a refund that still waits',
    permission: 'refund:write',
    params: z.object({ id }),
    refuses: ['conflict'],
  }),
});
