import * as z from 'zod/mini';
import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { created, id } from '../core/fields.ts';
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
    refuses: ['not-found'],
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
    reply: exports,
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
});
