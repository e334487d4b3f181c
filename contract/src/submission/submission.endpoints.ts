import * as z from 'zod/mini';
import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { exportEndpoint, listEndpoint } from '../core/call/list-endpoint.ts';
import { created, id } from '../core/fields.ts';
import { photoReply } from './photo-reply.ts';
import { submissionList } from './submission.list.ts';
import { photosOfMeter, submissionAccept, submissionReturn } from './submission.model.ts';

const listCall = {
  path: '/api/submission',
  summary: 'The readings that were reported',
  permission: 'submission:decide',
} as const;

/** The calls of readings that wait for a decision, and of the photos of readings: docs/product/submissions.md. */
export const submissionEndpoints = areaCalls('submission', {
  list: listEndpoint(listCall, submissionList),
  export: exportEndpoint(listCall, submissionList),
  accept: endpoint({
    method: 'POST',
    path: '/api/submission/accept',
    summary: 'Take a reading that was reported, as it is or with another value',
    permission: 'submission:decide',
    body: submissionAccept,
    reply: created,
    status: 201,
    refuses: ['not-found', 'conflict'],
  }),
  return: endpoint({
    method: 'POST',
    path: '/api/submission/return',
    summary: 'Send a reading that was reported back, with a reason',
    permission: 'submission:decide',
    body: submissionReturn,
    refuses: ['not-found', 'conflict'],
  }),
  photosOfMeter: endpoint({
    method: 'GET',
    path: '/api/meter/:id/photos',
    summary: 'The photos of the readings of a meter, the newest first',
    permission: 'meter:read',
    params: z.object({ id }),
    reply: photosOfMeter,
  }),
  photo: endpoint({
    method: 'GET',
    path: '/api/measurement/photo/:id',
    summary: 'A photo of a reading, which never changes',
    permission: 'meter:read',
    params: z.object({ id }),
    ...photoReply,
  }),
});
