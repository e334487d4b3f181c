import * as z from 'zod/mini';
import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { recordEndpoints } from '../core/call/record-endpoints.ts';
import { id } from '../core/fields.ts';
import {
  transferApplication,
  transferApplicationCreate,
  transferApplicationUpdate,
} from './transfer-application.model.ts';
import { transferApplicationRecord } from './transfer-application.record.ts';

/** The calls of the applications for the transfer of a plot. */
export const transferApplicationEndpoints = areaCalls('transferApplication', {
  ...recordEndpoints(transferApplicationRecord, {
    create: transferApplicationCreate,
    update: transferApplicationUpdate,
    refuses: { create: ['conflict', 'not-found'], update: ['conflict'] },
  }),
  ofGarden: endpoint({
    method: 'GET',
    path: '/api/garden/:id/transfer-applications',
    summary: 'The applications for the transfer of a garden, the latest first',
    permission: transferApplicationRecord.permissions.read,
    params: z.object({ id }),
    reply: z.object({ items: z.array(transferApplication) }),
  }),
});
