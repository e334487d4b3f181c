import * as z from 'zod/mini';
import { contentEndpoints } from '../content/content.endpoints.ts';
import { entryCreate } from '../content/entry.model.ts';
import { areaCalls } from '../core/call/area-calls.ts';
import { pinActions } from '../core/call/bulk.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { created, id } from '../core/fields.ts';
import { recordEndpoints } from '../core/record/record-endpoints.ts';
import { noticeList } from './notice.list.ts';
import { noticeDetails, noticeUpdate } from './notice.model.ts';
import { noticeRecord } from './notice.record.ts';

/** The calls of the notices and of their content. */
export const noticeEndpoints = areaCalls('notice', {
  ...recordEndpoints(noticeRecord, {
    key: z.object({ id }),
    list: noticeList,
    bulk: pinActions,
    details: noticeDetails,
    update: noticeUpdate,
    paths: {
      list: '/api/notice',
      get: '/api/notice/get/:id',
      update: '/api/notice/update',
      delete: '/api/notice/delete/:id',
    },
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
  ...contentEndpoints(noticeRecord, {
    key: ['noticeId'],
    itemPath: '/api/notice/:noticeId/content/item',
    actionPath: '/api/notice/content/item',
  }),
});
