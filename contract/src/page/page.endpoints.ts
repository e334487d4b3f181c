import { z } from 'zod';
import { contentEndpoints } from '../content/content.endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { created, id } from '../core/fields.ts';
import { listEndpoint } from '../core/list-endpoint.ts';
import { pageVersionList } from './page.list.ts';
import {
  page,
  pageVersionCreate,
  pageVersionDetails,
  pageVersionKey,
  pageVersionUpdate,
} from './page.model.ts';

/** The calls of the pages and their versions. */
export const pageEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/page/:pageId',
    summary: 'A page',
    permission: 'page:read',
    params: z.object({ pageId: id }),
    reply: page,
  }),
  listVersions: listEndpoint(
    {
      path: '/api/page/:pageId/versions',
      summary: 'List the versions of a page',
      permission: 'page:read',
      params: z.object({ pageId: id }),
    },
    pageVersionList,
  ),
  createVersion: endpoint({
    method: 'POST',
    path: '/api/page/version/create',
    summary: 'Create an empty version of a page',
    permission: 'page:write',
    body: pageVersionCreate,
    reply: created,
    status: 201,
  }),
  cloneVersion: endpoint({
    method: 'POST',
    path: '/api/page/version/clone',
    summary: 'Copy a version with its content, without its dates',
    permission: 'page:write',
    body: pageVersionKey,
    reply: created,
    status: 201,
  }),
  getVersion: endpoint({
    method: 'GET',
    path: '/api/page/:pageId/version/:pageVersionId',
    summary: 'A version of a page with its content',
    permission: 'page:read',
    params: pageVersionKey,
    reply: pageVersionDetails,
    versioned: true,
  }),
  updateVersion: endpoint({
    method: 'PUT',
    path: '/api/page/version/update',
    summary: 'Change the dates of a version',
    permission: 'page:write',
    body: pageVersionUpdate,
    versioned: true,
  }),
  deleteVersion: endpoint({
    method: 'DELETE',
    path: '/api/page/:pageId/version/:pageVersionId/delete',
    summary: 'Delete a version and its content',
    permission: 'page:write',
    params: pageVersionKey,
  }),
  ...contentEndpoints({
    of: 'a page version',
    key: ['pageId', 'pageVersionId'],
    itemPath: '/api/page/:pageId/version/:pageVersionId/content/item',
    actionPath: '/api/page/version/content/item',
    permissions: { read: 'page:read', write: 'page:write' },
  }),
};
