import * as z from 'zod/mini';
import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { recordEndpoints } from '../core/call/record-endpoints.ts';
import { paperReply } from '../core/export/pdf-reply.ts';
import { created, id } from '../core/fields.ts';
import { handoverList } from './handover.list.ts';
import {
  handoverCancel,
  handoverCheckPoint,
  handoverComplete,
  handoverCreate,
  handoverListItem,
  handoverPreview,
  handoverPreviewed,
  handoverSettle,
  handoverUpdate,
} from './handover.model.ts';
import { handoverRecord } from './handover.record.ts';
import { handoverDetails } from './handover-details.model.ts';

const { read, write } = handoverRecord.permissions;

/** The calls of the handovers of plots: docs/product/handovers.md#calls. */
export const handoverEndpoints = areaCalls('handover', {
  ...recordEndpoints(handoverRecord, {
    list: handoverList,
    details: handoverDetails,
    create: handoverCreate,
    update: handoverUpdate,
    refuses: { create: ['not-found', 'conflict'], update: ['conflict'] },
    // None is deleted: one that was begun by mistake is called off.
    paths: {
      list: '/api/handover',
      get: '/api/handover/get/:id',
      create: '/api/handover/create',
      update: '/api/handover/update',
    },
  }),
  ofGarden: endpoint({
    method: 'GET',
    path: '/api/garden/:id/handovers',
    summary: 'The handovers of a garden, the latest first',
    permission: read,
    params: z.object({ id }),
    reply: z.object({ items: z.array(handoverListItem) }),
  }),
  settle: endpoint({
    method: 'POST',
    path: '/api/handover/settle',
    summary:
      'Reckon what is used until the day and not charged yet, as a draft of the account that ends',
    permission: 'fee:write',
    body: handoverSettle,
    reply: created,
    status: 201,
    refuses: ['conflict', 'not-found'],
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/handover/preview',
    summary: 'What the end of a handover would do, and what keeps it from that; changes nothing',
    permission: read,
    body: handoverPreviewed,
    reply: handoverPreview,
    refuses: ['conflict', 'not-found', 'unavailable'],
  }),
  complete: endpoint({
    method: 'PUT',
    path: '/api/handover/complete',
    summary: 'End a handover as it was shown: all of it in one transaction, or nothing',
    permission: write,
    body: handoverComplete,
    versioned: 'required',
    refuses: ['conflict', 'unavailable'],
  }),
  cancel: endpoint({
    method: 'PUT',
    path: '/api/handover/cancel',
    summary: 'Call a handover off, with a reason; what was booked stays',
    permission: write,
    body: handoverCancel,
    versioned: true,
    refuses: ['conflict'],
  }),
  checkPoint: endpoint({
    method: 'PUT',
    path: '/api/handover/check-point',
    summary: 'Tick a point of the list, or take the tick away',
    permission: write,
    body: handoverCheckPoint,
    refuses: ['conflict', 'not-found'],
  }),
  protocol: endpoint({
    method: 'GET',
    path: '/api/handover/:id/protocol',
    summary: 'The protocol of a handover, as it stands or as it ended, as a PDF',
    permission: read,
    params: z.object({ id }),
    ...paperReply,
  }),
  papers: endpoint({
    method: 'GET',
    path: '/api/handover/:id/papers',
    summary: 'The protocol and the statements of both accounts as one PDF',
    permission: 'settlement:read',
    params: z.object({ id }),
    ...paperReply,
  }),
});
