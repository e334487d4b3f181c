import * as z from 'zod/mini';
import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { created, id } from '../core/fields.ts';
import {
  erasure,
  erasureId,
  erasureRequest,
  erasureStanding,
  legalHoldChange,
} from './erasure.model.ts';
import { exportRequest, personalExport } from './personal-data.model.ts';

const exports = z.object({ items: z.array(personalExport) });
const archiveReply = {
  reply: z.unknown(),
  replyFormat: 'bytes',
  replyTypes: ['application/zip'],
} as const;

/** The calls of what the law lets a person ask for: docs/product/personal-data.md. The own ones are everybody's. */
export const personalDataEndpoints = areaCalls('personalData', {
  exports: endpoint({
    method: 'GET',
    path: '/api/personal-data/export',
    summary: 'The archives that the caller asked for, the latest first, and how far they are',
    permission: 'personal-data:export',
    reply: exports,
  }),
  export: endpoint({
    method: 'POST',
    path: '/api/personal-data/export',
    summary: 'Have an archive made with all data of a party; the list tells how far it is',
    permission: 'personal-data:export',
    body: exportRequest,
    reply: created,
    status: 201,
    refuses: ['not-found', 'conflict'],
  }),
  archive: endpoint({
    method: 'GET',
    path: '/api/personal-data/export/:id',
    summary: 'Download an archive that the caller asked for, as long as it is kept',
    permission: 'personal-data:export',
    params: z.object({ id }),
    ...archiveReply,
  }),
  ownExports: endpoint({
    method: 'GET',
    path: '/api/own/personal-data',
    summary: 'The archives of the own data that the caller asked for, the latest first',
    permission: 'signed-in',
    // A login may belong to nobody, who then has no data.
    reply: z.object({ hasParty: z.boolean(), ...exports.shape }),
  }),
  exportOwn: endpoint({
    method: 'POST',
    path: '/api/own/personal-data',
    summary: 'Have an archive made with all own data; the list tells how far it is',
    permission: 'signed-in',
    refuses: ['conflict'],
  }),
  ownArchive: endpoint({
    method: 'GET',
    path: '/api/own/personal-data/:id',
    summary: 'Download an archive of the own data, as long as it is kept',
    permission: 'signed-in',
    params: z.object({ id }),
    ...archiveReply,
  }),
  erasures: endpoint({
    method: 'GET',
    path: '/api/personal-data/erasures',
    summary: 'Who is being forgotten, by numbers and days, the latest first',
    permission: 'personal-data:erase',
    reply: z.object({ items: z.array(erasure) }),
  }),
  standing: endpoint({
    method: 'GET',
    path: '/api/personal-data/standing/:id',
    summary: 'Whether a party is being forgotten, and what would stand in the way of that',
    permission: 'personal-data:erase',
    params: z.object({ id }),
    reply: erasureStanding,
  }),
  erase: endpoint({
    method: 'POST',
    path: '/api/personal-data/erase',
    summary: 'Begin to forget a party: its data are put away for 30 days, and then go',
    permission: 'personal-data:erase',
    body: erasureRequest,
    reply: created,
    status: 201,
    refuses: ['not-found', 'conflict'],
  }),
  cancelErase: endpoint({
    method: 'POST',
    path: '/api/personal-data/cancel-erase',
    summary: 'Take an erasure back while the data are put away',
    permission: 'personal-data:erase',
    body: erasureId,
    refuses: ['not-found', 'conflict'],
  }),
  hold: endpoint({
    method: 'POST',
    path: '/api/personal-data/hold',
    summary: 'Set or lift the hold of a court, under which nothing of a party is erased',
    permission: 'personal-data:erase',
    body: legalHoldChange,
    refuses: ['not-found'],
  }),
});
