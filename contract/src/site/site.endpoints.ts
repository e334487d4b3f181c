import * as z from 'zod/mini';
import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { id } from '../core/fields.ts';
import { siteState } from './site.model.ts';

const preview = {
  method: 'GET',
  reply: z.unknown(),
  replyFormat: 'stream',
  replyTypes: ['text/html'],
  refuses: ['not-found'],
} as const;

/** What the back office asks of the public site: docs/product/site.md#in-the-back-office. */
export const siteEndpoints = areaCalls('site', {
  state: endpoint({
    method: 'GET',
    path: '/api/site/state',
    summary: 'Whether there is a public site, and where',
    permission: 'signed-in',
    reply: siteState,
  }),
  previewNews: endpoint({
    ...preview,
    path: '/api/site/preview/news/:newsId',
    params: z.object({ newsId: id }),
    summary: 'A news entry as the public site shows it, published or not',
    permission: 'news:read',
  }),
  previewNotice: endpoint({
    ...preview,
    path: '/api/site/preview/notice/:noticeId',
    params: z.object({ noticeId: id }),
    summary: 'A notice as the public site shows it, published or not',
    permission: 'notice:read',
  }),
  previewPageVersion: endpoint({
    ...preview,
    path: '/api/site/preview/page-version/:pageVersionId',
    params: z.object({ pageVersionId: id }),
    summary: 'A version of a page as the public site shows it, published or not',
    permission: 'page:read',
  }),
});
