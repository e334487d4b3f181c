import * as z from 'zod/mini';
import { areaCalls } from '../../core/call/area-calls.ts';
import { endpoint } from '../../core/call/endpoint.ts';
import { id } from '../../core/fields.ts';
import { chargedArea } from './charged-area.model.ts';

/** The call of what rests on a garden's area, by itself: a garden's screens need nothing else of the charges. */
export const chargedAreaEndpoints = areaCalls('charge', {
  areasOfGarden: endpoint({
    method: 'GET',
    path: '/api/garden/:id/charged-areas',
    summary: 'What was charged by the area of a garden, the latest first',
    permission: 'fee:read',
    params: z.object({ id }),
    reply: z.object({ items: z.array(chargedArea) }),
  }),
});
