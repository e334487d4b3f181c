import * as z from 'zod/mini';
import { endpoint } from '../core/call/endpoint.ts';
import { sector } from './sector.model.ts';

/** All sectors in their order, for whoever chooses one; apart, so that a list has not all the calls of sectors with it. */
export const sectorOptionsCall = endpoint({
  method: 'GET',
  path: '/api/sector',
  summary: 'The sectors in their order',
  permission: 'sector:read',
  reply: z.object({ items: z.array(sector) }),
});
