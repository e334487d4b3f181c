import { contentEndpoints } from '../content/content.endpoints.ts';
import { entryCreate } from '../content/entry.model.ts';
import { areaCalls } from '../core/call/area-calls.ts';
import { publicationActions } from '../core/call/bulk.ts';
import { recordEndpoints } from '../core/call/record-endpoints.ts';
import { newsList } from './news.list.ts';
import { newsDetails, newsUpdate } from './news.model.ts';
import { newsRecord } from './news.record.ts';

/** The calls of the news and of their content. */
export const newsEndpoints = areaCalls('news', {
  ...recordEndpoints(newsRecord, {
    list: newsList,
    bulk: publicationActions,
    details: newsDetails,
    create: entryCreate,
    update: newsUpdate,
    summaries: { create: 'Create a news entry' },
  }),
  ...contentEndpoints(newsRecord, {
    key: ['newsId'],
    itemPath: '/api/news/:newsId/content/item',
    actionPath: '/api/news/content/item',
  }),
});
