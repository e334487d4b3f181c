import * as z from 'zod/mini';
import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { lettersReply, paperReply } from '../core/export/pdf-reply.ts';
import { id } from '../core/fields.ts';
import { postedDays } from '../ledger/ledger.model.ts';

/** The calls that answer with letters about settlement accounts: docs/product/paper.md#calls. */
export const statementEndpoints = areaCalls('statement', {
  statement: endpoint({
    method: 'GET',
    path: '/api/settlement/:id/statement',
    summary: 'What a settlement account comes to and what was posted on it, as a PDF',
    permission: 'settlement:read',
    params: z.object({ id }),
    query: postedDays,
    ...paperReply,
  }),
  notice: endpoint({
    method: 'GET',
    path: '/api/settlement/:id/notice',
    summary: 'What a charge run charged to a settlement account, as a PDF',
    permission: 'settlement:read',
    params: z.object({ id }),
    query: z.object({ runId: id }),
    refuses: ['conflict'],
    ...paperReply,
  }),
  notices: endpoint({
    method: 'GET',
    path: '/api/charge-run/:id/notices',
    summary: 'The notices of all settlement accounts of a charge run as one PDF, by their plots',
    // Each says what else its account owes, and all of them together who does.
    permission: 'debtor:read',
    params: z.object({ id }),
    refuses: ['conflict', 'unavailable'],
    ...lettersReply,
  }),
});
