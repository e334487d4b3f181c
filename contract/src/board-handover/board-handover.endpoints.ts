import * as z from 'zod/mini';
import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { created, id } from '../core/fields.ts';
import { boardHandover } from './board-handover.model.ts';

const permission = 'board-handover:make';

/** The calls of what a board hands over to the next one: docs/product/board-handover.md. */
export const boardHandoverEndpoints = areaCalls('boardHandover', {
  list: endpoint({
    method: 'GET',
    path: '/api/system/handover',
    summary: 'The handover packs that are kept or made, the latest first, and how far they are',
    permission,
    reply: z.object({ items: z.array(boardHandover) }),
  }),
  make: endpoint({
    method: 'POST',
    path: '/api/system/handover',
    summary: 'Have a handover pack made; the list tells how far it is',
    permission,
    reply: created,
    status: 201,
  }),
  pack: endpoint({
    method: 'GET',
    path: '/api/system/handover/:id',
    summary: 'Download a handover pack, as long as it is kept',
    permission,
    params: z.object({ id }),
    reply: z.unknown(),
    replyFormat: 'bytes',
    replyTypes: ['application/zip'],
  }),
});
