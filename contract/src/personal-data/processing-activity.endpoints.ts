import * as z from 'zod/mini';
import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { recordEndpoints } from '../core/call/record-endpoints.ts';
import { paperReply } from '../core/export/pdf-reply.ts';
import {
  processingActivity,
  processingActivityCreate,
  processingActivityUpdate,
} from './processing-activity.model.ts';
import { processingActivityRecord } from './processing-activity.record.ts';

const { read } = processingActivityRecord.permissions;

/** The calls of the register of processing activities: docs/product/personal-data.md#register. */
export const processingActivityEndpoints = areaCalls('processingActivity', {
  ...recordEndpoints(processingActivityRecord, {
    create: processingActivityCreate,
    update: processingActivityUpdate,
  }),
  all: endpoint({
    method: 'GET',
    path: '/api/processing-activity',
    summary: 'The register of processing activities, by name',
    permission: read,
    reply: z.object({ items: z.array(processingActivity) }),
  }),
  paper: endpoint({
    method: 'GET',
    path: '/api/processing-activity/paper',
    summary: 'The same as a document to print, with who is responsible as the settings say',
    permission: read,
    ...paperReply,
  }),
});
