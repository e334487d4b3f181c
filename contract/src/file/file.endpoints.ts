import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { created, id } from '../core/fields.ts';
import { listEndpoint } from '../core/list-endpoint.ts';
import { fileList } from './file.list.ts';
import { fileListItem, fileUpdate, fileUpload, uploadLimit } from './file.model.ts';

/** The calls of the documents. */
export const fileEndpoints = {
  list: listEndpoint(
    { path: '/api/file', summary: 'List the documents', permission: 'file:read' },
    fileList,
  ),
  get: endpoint({
    method: 'GET',
    path: '/api/file/get/:id',
    summary: 'A document',
    permission: 'file:read',
    params: z.object({ id }),
    reply: fileListItem,
    versioned: true,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/file/update',
    summary: 'Change the name and dates of a document',
    permission: 'file:write',
    body: fileUpdate,
    versioned: true,
  }),
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
  delete: endpoint({
    method: 'DELETE',
    path: '/api/file/delete/:id',
    summary: 'Delete a document',
    permission: 'file:write',
    params: z.object({ id }),
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
