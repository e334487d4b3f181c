import * as z from 'zod/mini';
import { endpoint } from '../core/call/endpoint.ts';

/**
 * Who reads in rounds, by name: the enabled logins, which can be named as readers, and whoever has read already, by whom the meters of a
 * round are narrowed.
 */
export const campaignReadersCall = endpoint({
  method: 'GET',
  path: '/api/campaign/reader-options',
  summary: 'The logins that a round can name as its readers, and those that have read in one',
  permission: 'campaign:read',
  reply: z.object({
    items: z.array(z.object({ id: z.string(), name: z.string(), isEnabled: z.boolean() })),
  }),
});
