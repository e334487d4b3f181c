import * as z from 'zod/mini';
import { areaCalls } from '../../core/call/area-calls.ts';
import { endpoint } from '../../core/call/endpoint.ts';
import { id } from '../../core/fields.ts';
import { meterUpdate, meterWithDevices } from './meter-details.model.ts';

/**
 * The calls of one meter with all that is known of it: docs/product/records.md#meter. They stand apart from those
 * of the list, since every list would else load their shapes at its start.
 */
export const meterDetailsEndpoints = areaCalls('meter', {
  getDetails: endpoint({
    method: 'GET',
    path: '/api/meter/getDetails/:id',
    summary: 'A meter with its devices, its garden and its zone',
    permission: 'meter:read',
    params: z.object({ id }),
    reply: meterWithDevices,
    versioned: true,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/meter/update',
    summary: 'Change what is known of a meter',
    permission: 'meter:write',
    body: meterUpdate,
    versioned: true,
    refuses: ['conflict'],
  }),
});
