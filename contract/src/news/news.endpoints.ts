import * as z from 'zod/mini';
import { contentEndpoints } from '../content/content.endpoints.ts';
import { entryCreate } from '../content/entry.model.ts';
import { areaCalls } from '../core/call/area-calls.ts';
import { publicationActions } from '../core/call/bulk.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { created, id } from '../core/fields.ts';
import { recordEndpoints } from '../core/record/record-endpoints.ts';
import { newsList } from './news.list.ts';
import { newsDetails, newsUpdate } from './news.model.ts';
import { newsRecord } from './news.record.ts';

/** The calls of the news and of their content. */
export const newsEndpoints = areaCalls('news', {
  ...recordEndpoints(newsRecord, {
    key: z.object({ id }),
    list: newsList,
    bulk: publicationActions,
    details: newsDetails,
    update: newsUpdate,
    paths: {
      list: '/api/news',
      get: '/api/news/get/:id',
      update: '/api/news/update',
      delete: '/api/news/delete/:id',
    },
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/news/create',
    summary: 'Create a news entry',
    permission: 'news:write',
    body: entryCreate,
    reply: created,
    status: 201,
  }),
  ...contentEndpoints(newsRecord, {
    key: ['newsId'],
    itemPath: '/api/news/:newsId/content/item',
    actionPath: '/api/news/content/item',
  }),
});
