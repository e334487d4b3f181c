import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { created, id } from '../core/fields.ts';
import { defineRecord, recordEndpoints } from '../core/record.ts';
import { fileList } from './file.list.ts';
import { fileListItem, fileUpdate, fileUpload, uploadLimit } from './file.model.ts';

/** A document: docs/product/publishing.md#document. */
export const fileRecord = defineRecord({
  name: 'file',
  words: { one: 'a document', many: 'the documents' },
  key: z.object({ id }),
  list: fileList,
  details: fileListItem,
  update: fileUpdate,
  permissions: { read: 'file:read', write: 'file:write' },
  paths: {
    list: '/api/file',
    get: '/api/file/get/:id',
    update: '/api/file/update',
    delete: '/api/file/delete/:id',
  },
});

/** The calls of the documents. */
export const fileEndpoints = {
  ...recordEndpoints(fileRecord),
  upload: endpoint({
    method: 'POST',
    path: '/api/file/upload',
    summary: 'Upload a document',
    permission: 'file:write',
    body: fileUpload,
    bodyFormat: 'multipart',
    reply: created,
    status: 201,
  }),
  uploadLimit: endpoint({
    method: 'GET',
    path: '/api/file/upload-limit',
    summary: 'How large a document may be',
    permission: 'file:write',
    reply: uploadLimit,
  }),
  content: endpoint({
    method: 'GET',
    path: '/api/file/content/:id',
    summary: 'Download a document',
    permission: 'file:read',
    params: z.object({ id }),
    reply: z.unknown(),
    replyFormat: 'bytes',
  }),
};
