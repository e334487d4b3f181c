import * as z from 'zod/mini';
import { endpoint } from '../core/call/endpoint.ts';

/** All zones by their names, for whoever chooses one: of a meter, or of what is charged by meters. */
export const zoneOptionsCall = endpoint({
  method: 'GET',
  path: '/api/zone/options',
  summary: 'All zones, by name',
  permission: 'zone:read',
  reply: z.object({ items: z.array(z.object({ id: z.string(), name: z.string() })) }),
});
