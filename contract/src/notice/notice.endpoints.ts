import { contentEndpoints } from '../content/content.endpoints.ts';
import { entryCreate } from '../content/entry.model.ts';
import { areaCalls } from '../core/call/area-calls.ts';
import { pinActions } from '../core/call/bulk.ts';
import { recordEndpoints } from '../core/call/record-endpoints.ts';
import { noticeList } from './notice.list.ts';
import { noticeDetails, noticeUpdate } from './notice.model.ts';
import { noticeRecord } from './notice.record.ts';

/** The calls of the notices and of their content. */
export const noticeEndpoints = areaCalls('notice', {
  ...recordEndpoints(noticeRecord, {
    list: noticeList,
    bulk: pinActions,
    details: noticeDetails,
    create: entryCreate,
    update: noticeUpdate,
    summaries: { create: 'Create a notice' },
  }),
  ...contentEndpoints(noticeRecord, {
    key: ['noticeId'],
    itemPath: '/api/notice/:noticeId/content/item',
    actionPath: '/api/notice/content/item',
  }),
});
