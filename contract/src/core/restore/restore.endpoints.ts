import { areaCalls } from '../call/area-calls.ts';
import { outcomeOfMany } from '../call/bulk.ts';
import { endpoint } from '../call/endpoint.ts';
import { restoredRecord, restoreManyRequest, restoreRequest } from './restore.model.ts';

/** The calls that undo deletions, of whatever area. */
export const restoreEndpoints = areaCalls('audit', {
  restore: endpoint({
    method: 'POST',
    path: '/api/audit/restore',
    summary: 'Undo a deletion that the audit tells of',
    // Whoever deleted it may for a minute, as docs/product/operation.md#undelete says.
    permission: 'signed-in',
    body: restoreRequest,
    reply: restoredRecord,
    status: 201,
    refuses: ['not-found', 'conflict'],
  }),
  restoreMany: endpoint({
    method: 'POST',
    path: '/api/audit/restore/bulk',
    summary: 'Undo many deletions that the audit tells of, each by itself',
    permission: 'signed-in',
    body: restoreManyRequest,
    reply: outcomeOfMany,
  }),
});
