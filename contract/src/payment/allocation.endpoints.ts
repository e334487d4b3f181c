import * as z from 'zod/mini';
import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { id } from '../core/fields.ts';
import { allocationDetails, allocationReset, allocationSet } from './allocation.model.ts';

/** The calls that say what a payment covers: docs/product/ledger.md#spreading-by-hand. */
export const allocationEndpoints = areaCalls('allocation', {
  get: endpoint({
    method: 'GET',
    path: '/api/allocation/getDetails/:id',
    summary: 'What a payment covers, and what it may cover by hand',
    permission: 'ledger:read',
    params: z.object({ id }),
    reply: allocationDetails,
    refuses: ['conflict'],
  }),
  set: endpoint({
    method: 'POST',
    path: '/api/allocation/set',
    summary: 'Have a payment cover what a person says; an empty list leaves it to the rule',
    permission: 'bank:assign',
    body: allocationSet,
    refuses: ['conflict', 'not-found'],
  }),
  reset: endpoint({
    method: 'POST',
    path: '/api/allocation/reset',
    summary: 'Leave to the rule again what all payments of a settlement account cover',
    permission: 'bank:assign',
    body: allocationReset,
    refuses: ['conflict', 'not-found'],
  }),
});
