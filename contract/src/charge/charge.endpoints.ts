import * as z from 'zod/mini';
import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { created, id } from '../core/fields.ts';
import { charge, chargesReverse } from './charge.model.ts';

/** The calls of the charges: docs/product/charge-runs.md#charges. */
export const chargeEndpoints = areaCalls('charge', {
  ofSettlement: endpoint({
    method: 'GET',
    path: '/api/settlement/:id/charges',
    summary: 'What a settlement account was charged, the latest first',
    permission: 'settlement:read',
    params: z.object({ id }),
    reply: z.object({ items: z.array(charge) }),
  }),
  reverse: endpoint({
    method: 'POST',
    path: '/api/charge/reverse',
    summary: 'Take some charges back',
    permission: 'fee:approve',
    body: chargesReverse,
    reply: created,
    status: 201,
    refuses: ['conflict', 'not-found', 'unavailable'],
  }),
});
