import * as z from 'zod/mini';
import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { created, id } from '../core/fields.ts';
import { sectorCreate, sectorUpdate } from './sector.model.ts';
import { sectorOptionsCall } from './sector.options.ts';

/** The sectors of the garden: docs/product/records.md#sector. */
export const sectorEndpoints = areaCalls('sector', {
  list: sectorOptionsCall,
  create: endpoint({
    method: 'POST',
    path: '/api/sector/create',
    summary: 'Add a sector behind the others',
    permission: 'sector:write',
    body: sectorCreate,
    reply: created,
    status: 201,
    refuses: ['conflict'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/sector/update',
    summary: 'Rename a sector or move it to another place',
    permission: 'sector:write',
    body: sectorUpdate,
    versioned: true,
    refuses: ['conflict'],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/sector/delete/:id',
    summary: 'Delete a sector without gardens and meters',
    permission: 'sector:write',
    params: z.object({ id }),
    versioned: true,
    refuses: ['conflict'],
  }),
});
