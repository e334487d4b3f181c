import * as z from 'zod/mini';
import { endpoint } from '../core/call/endpoint.ts';
import { keyOf } from '../core/fields.ts';
import { feePurposeLabels } from './fee-purposes.ts';

/** All fee kinds in their order, for whoever chooses one. */
export const feeKindOptionsCall = endpoint({
  method: 'GET',
  path: '/api/fee-kind/options',
  summary: 'All fee kinds, in their order',
  permission: 'fee:read',
  reply: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        purpose: keyOf(feePurposeLabels),
        active: z.boolean(),
      }),
    ),
  }),
});
