import * as z from 'zod/mini';
import { endpoint } from '../core/call/endpoint.ts';

/** All cash boxes by their names, for whoever takes money: what is in them is not for everybody. */
export const cashBoxOptionsCall = endpoint({
  method: 'GET',
  path: '/api/cash-box/options',
  summary: 'The names of all cash boxes',
  permission: 'payment:receive',
  reply: z.object({
    items: z.array(z.object({ id: z.string(), name: z.string(), active: z.boolean() })),
  }),
});
