import * as z from 'zod/mini';
import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { id } from '../core/fields.ts';
import { backupCheck, backupList } from './backup.model.ts';

/** The calls of the backups: docs/product/operation.md#backups. */
export const backupEndpoints = areaCalls('backup', {
  list: endpoint({
    method: 'GET',
    path: '/api/backup',
    summary:
      'The backups, the newest first, what is being done to them, and what a restore needs to know',
    permission: 'system:read',
    reply: backupList,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/backup/create',
    summary: 'Have a backup made; the list tells how far it is',
    permission: 'backup:create',
    refuses: ['conflict'],
  }),
  check: endpoint({
    method: 'POST',
    path: '/api/backup/check',
    summary: 'Have a backup read through against its manifest; the list tells what came of it',
    permission: 'backup:create',
    body: backupCheck,
    refuses: ['conflict', 'not-found'],
  }),
  content: endpoint({
    method: 'GET',
    path: '/api/backup/content/:id',
    summary: 'Download a backup',
    permission: 'backup:download',
    params: z.object({ id }),
    reply: z.unknown(),
    replyFormat: 'bytes',
    replyTypes: ['application/x-tar'],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/backup/delete/:id',
    summary: 'Delete a backup, unless it is the newest good one',
    permission: 'backup:create',
    params: z.object({ id }),
    refuses: ['conflict'],
  }),
});
