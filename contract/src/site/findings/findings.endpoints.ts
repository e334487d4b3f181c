import * as z from 'zod/mini';
import { areaCalls } from '../../core/call/area-calls.ts';
import { endpoint } from '../../core/call/endpoint.ts';
import { id } from '../../core/fields.ts';
import {
  findingsOfChosenReply,
  findingsOfChosenRequest,
  findingsReply,
  findingsRequest,
} from './findings.model.ts';

const stored = {
  method: 'GET',
  params: z.object({ id }),
  reply: findingsReply,
  refuses: ['not-found'],
} as const;

const chosen = {
  method: 'POST',
  body: findingsOfChosenRequest,
  reply: findingsOfChosenReply,
} as const;

/** The calls that find personal data before it is published: docs/product/site.md#personal-data. */
export const findingsEndpoints = areaCalls('findings', {
  news: endpoint({
    ...stored,
    path: '/api/site/findings/news/:id',
    summary: 'Personal data in what is stored of a news entry',
    permission: 'news:read',
  }),
  notice: endpoint({
    ...stored,
    path: '/api/site/findings/notice/:id',
    summary: 'Personal data in what is stored of a notice',
    permission: 'notice:read',
  }),
  pageVersion: endpoint({
    ...stored,
    path: '/api/site/findings/page-version/:id',
    summary: 'Personal data in what is stored of a page version',
    permission: 'page:read',
  }),
  chosenNews: endpoint({
    ...chosen,
    path: '/api/site/findings/news',
    summary: 'Personal data in what is stored of several news entries',
    permission: 'news:read',
  }),
  chosenNotices: endpoint({
    ...chosen,
    path: '/api/site/findings/notice',
    summary: 'Personal data in what is stored of several notices',
    permission: 'notice:read',
  }),
  chosenPageVersions: endpoint({
    ...chosen,
    path: '/api/site/findings/page-version',
    summary: 'Personal data in what is stored of several page versions',
    permission: 'page:read',
  }),
  typed: endpoint({
    method: 'POST',
    path: '/api/site/findings',
    summary: 'Personal data in a text that is not saved yet; nothing of it is kept',
    // Its reply shows whether an address or a number is a party's, for any text that is sent.
    permission: 'party:read',
    body: findingsRequest,
    reply: findingsReply,
    refuses: ['not-found'],
  }),
});
