import { areaCalls } from '../call/area-calls.ts';
import { endpoint } from '../call/endpoint.ts';
import { restoredRecord, restoreRequest } from './restore.model.ts';

/** The call that undoes a deletion, of whatever area. */
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
});
