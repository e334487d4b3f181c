import * as z from 'zod/mini';
import { contentEndpoints } from '../content/content.endpoints.ts';
import { entryCreate } from '../content/entry.model.ts';
import { areaCalls } from '../core/call/area-calls.ts';
import { publicationActions } from '../core/call/bulk.ts';
import { recordEndpoints } from '../core/call/record-endpoints.ts';
import { id } from '../core/fields.ts';
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
    create: entryCreate,
    update: newsUpdate,
    summaries: { create: 'Create a news entry' },
    paths: {
      list: '/api/news',
      get: '/api/news/get/:id',
      create: '/api/news/create',
      update: '/api/news/update',
      delete: '/api/news/delete/:id',
    },
  }),
  ...contentEndpoints(newsRecord, {
    key: ['newsId'],
    itemPath: '/api/news/:newsId/content/item',
    actionPath: '/api/news/content/item',
  }),
});
