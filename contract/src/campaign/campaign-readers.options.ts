import * as z from 'zod/mini';
import { endpoint } from '../core/call/endpoint.ts';

/** Everybody who can be named as a reader, by name: the enabled logins. */
export const campaignReadersCall = endpoint({
  method: 'GET',
  path: '/api/campaign/reader-options',
  summary: 'The logins that a round can name as its readers',
  permission: 'campaign:read',
  reply: z.object({ items: z.array(z.object({ id: z.string(), name: z.string() })) }),
});
