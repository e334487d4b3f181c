import { z } from 'zod';
import { contentEndpoints } from '../content/content.endpoints.ts';
import { entryCreate } from '../content/entry.model.ts';
import { endpoint } from '../core/endpoint.ts';
import { created, id } from '../core/fields.ts';
import { listEndpoint } from '../core/list-endpoint.ts';
import { noticeList } from './notice.list.ts';
import { noticeDetails, noticeUpdate } from './notice.model.ts';

/** The calls of the notices. */
export const noticeEndpoints = {
  list: listEndpoint(
    { path: '/api/notice', summary: 'List the notices', permission: 'notice:read' },
    noticeList,
  ),
  get: endpoint({
    method: 'GET',
    path: '/api/notice/get/:id',
    summary: 'A notice with its content',
    permission: 'notice:read',
    params: z.object({ id }),
    reply: noticeDetails,
    versioned: true,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/notice/create',
    summary: 'Create a notice',
    permission: 'notice:write',
    body: entryCreate,
    reply: created,
    status: 201,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/notice/update',
    summary: 'Change the title and dates of a notice',
    permission: 'notice:write',
    body: noticeUpdate,
    versioned: true,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/notice/delete/:id',
    summary: 'Delete a notice and its content',
    permission: 'notice:write',
    params: z.object({ id }),
  }),
  ...contentEndpoints({
    of: 'a notice',
    key: ['noticeId'],
    itemPath: '/api/notice/:noticeId/content/item',
    actionPath: '/api/notice/content/item',
    permissions: { read: 'notice:read', write: 'notice:write' },
  }),
};
