import * as z from 'zod/mini';
import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { id } from '../core/fields.ts';
import { meterDetails } from './meter.model.ts';

const metersOf = {
  method: 'GET',
  permission: 'meter:read',
  params: z.object({ id }),
  reply: z.object({ items: z.array(meterDetails) }),
} as const;

/** The meters that belong to another record: docs/product/records.md#meter. */
export const metersOfEndpoints = areaCalls('meter', {
  ofGarden: endpoint({
    ...metersOf,
    path: '/api/garden/:id/meters',
    summary: 'The meters of a garden with their last measurements, by name',
  }),
  ofParty: endpoint({
    ...metersOf,
    path: '/api/party/:id/meters',
    summary: 'The meters of the gardens that a party holds today, by garden and name',
  }),
});
