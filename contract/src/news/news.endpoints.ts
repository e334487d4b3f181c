import { z } from 'zod';
import { contentEndpoints } from '../content/content.endpoints.ts';
import { entryCreate } from '../content/entry.model.ts';
import { endpoint } from '../core/endpoint.ts';
import { created, id } from '../core/fields.ts';
import { listEndpoint } from '../core/list-endpoint.ts';
import { newsList } from './news.list.ts';
import { newsDetails, newsUpdate } from './news.model.ts';

/** The calls of the news. */
export const newsEndpoints = {
  list: listEndpoint(
    { path: '/api/news', summary: 'List the news', permission: 'news:read' },
    newsList,
  ),
  get: endpoint({
    method: 'GET',
    path: '/api/news/get/:id',
    summary: 'A news entry with its content',
    permission: 'news:read',
    params: z.object({ id }),
    reply: newsDetails,
    versioned: true,
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
  update: endpoint({
    method: 'PUT',
    path: '/api/news/update',
    summary: 'Change the title and dates of a news entry',
    permission: 'news:write',
    body: newsUpdate,
    versioned: true,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/news/delete/:id',
    summary: 'Delete a news entry and its content',
    permission: 'news:write',
    params: z.object({ id }),
  }),
  ...contentEndpoints({
    of: 'a news entry',
    key: ['newsId'],
    itemPath: '/api/news/:newsId/content/item',
    actionPath: '/api/news/content/item',
    permissions: { read: 'news:read', write: 'news:write' },
  }),
};
