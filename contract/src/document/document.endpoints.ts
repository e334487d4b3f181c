import * as z from 'zod/mini';
import { areaCalls } from '../core/call/area-calls.ts';
import { pinActions } from '../core/call/bulk.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { recordEndpoints } from '../core/call/record-endpoints.ts';
import { created, id } from '../core/fields.ts';
import { documentList } from './document.list.ts';
import {
  documentFile,
  documentFileState,
  documentListItem,
  documentUpdate,
  documentUpload,
  uploadLimit,
} from './document.model.ts';
import { documentRecord } from './document.record.ts';

/** The calls of the documents. */
export const documentEndpoints = areaCalls('document', {
  ...recordEndpoints(documentRecord, {
    list: documentList,
    bulk: pinActions,
    details: documentListItem,
    update: documentUpdate,
    refuses: { delete: ['conflict'] },
    paths: {
      list: '/api/file',
      get: '/api/file/get/:id',
      update: '/api/file/update',
      delete: '/api/file/delete/:id',
    },
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/file/upload',
    summary: 'Upload a document',
    permission: 'document:write',
    body: documentUpload,
    bodyFormat: 'multipart',
    reply: created,
    status: 201,
  }),
  uploadLimit: endpoint({
    method: 'GET',
    path: '/api/file/upload-limit',
    summary: 'How large a document may be',
    permission: 'document:write',
    reply: uploadLimit,
  }),
  fileState: endpoint({
    method: 'GET',
    path: '/api/file/state/:id',
    summary: 'Whether the file of a document is where it should be',
    permission: 'document:write',
    params: z.object({ id }),
    reply: documentFileState,
  }),
  replaceFile: endpoint({
    method: 'POST',
    path: '/api/file/replace',
    summary: 'Upload the file of a document anew that the storage has lost',
    permission: 'document:write',
    body: documentFile,
    bodyFormat: 'multipart',
    versioned: true,
    refuses: ['conflict', 'not-found'],
  }),
  content: endpoint({
    method: 'GET',
    path: '/api/file/content/:id',
    summary: 'Download a document',
    permission: 'document:read',
    params: z.object({ id }),
    reply: z.unknown(),
    replyFormat: 'bytes',
  }),
});
