import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';
import { listEndpoint } from '../core/list-endpoint.ts';
import { gardenList } from './garden.list.ts';
import { gardenDetails, gardenUpdate } from './garden.model.ts';

/** The calls of the gardens. */
export const gardenEndpoints = {
  list: listEndpoint(
    { path: '/api/garden', summary: 'List the gardens', permission: 'garden:read' },
    gardenList,
  ),
  getDetails: endpoint({
    method: 'GET',
    path: '/api/garden/getDetails/:id',
    summary: 'A garden with its holders and meters',
    permission: 'garden:read',
    params: z.object({ id }),
    reply: gardenDetails,
    versioned: true,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/garden/update',
    summary: 'Change the name and area of a garden',
    permission: 'garden:write',
    body: gardenUpdate,
    versioned: true,
  }),
};
