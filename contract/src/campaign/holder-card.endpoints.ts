import * as z from 'zod/mini';
import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { paperReply } from '../core/export/pdf-reply.ts';
import { id } from '../core/fields.ts';

/** The card for holders, which says how they report a reading: docs/product/campaigns.md#card-for-holders. */
export const holderCardEndpoints = areaCalls('campaign', {
  card: endpoint({
    method: 'GET',
    path: '/api/campaign/:id/holder-card',
    summary:
      'A page to hang up or hand out: how holders report a reading, with a code to the sign-in',
    permission: 'campaign:read',
    params: z.object({ id }),
    refuses: ['conflict'],
    ...paperReply,
  }),
});
