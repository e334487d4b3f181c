import * as z from 'zod/mini';
import { contentEndpoints } from '../content/content.endpoints.ts';
import { areaCalls } from '../core/call/area-calls.ts';
import { bulkEndpoint, publicationActions } from '../core/call/bulk.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { chosenExportEndpoint, exportEndpoint, listEndpoint } from '../core/call/list-endpoint.ts';
import { recordEndpoints } from '../core/call/record-endpoints.ts';
import { created, id } from '../core/fields.ts';
import { pageVersionList } from './page.list.ts';
import {
  page,
  pageVersionCreate,
  pageVersionDetails,
  pageVersionKey,
  pageVersionUpdate,
} from './page.model.ts';
import { pageVersionRecord } from './page-version.record.ts';

const plain = recordEndpoints(pageVersionRecord, {
  key: pageVersionKey,
  details: pageVersionDetails,
  create: pageVersionCreate,
  update: pageVersionUpdate,
  refuses: { create: ['not-found'] },
  summaries: { create: 'Create an empty version of a page' },
  paths: {
    get: '/api/page/:pageId/version/:pageVersionId',
    create: '/api/page/version/create',
    update: '/api/page/version/update',
    delete: '/api/page/:pageId/version/:pageVersionId/delete',
  },
});

const listCall = {
  path: '/api/page/:pageId/versions',
  summary: 'List the versions of a page',
  permission: 'page:read',
  params: z.object({ pageId: id }),
} as const;

/** The calls of the pages, their versions and the content of these. */
export const pageEndpoints = areaCalls('page', {
  get: endpoint({
    method: 'GET',
    path: '/api/page/:pageId',
    summary: 'A page',
    permission: 'page:read',
    params: z.object({ pageId: id }),
    reply: page,
  }),
  listVersions: listEndpoint(listCall, pageVersionList),
  exportVersions: exportEndpoint(listCall, pageVersionList),
  exportChosenVersions: chosenExportEndpoint(listCall, pageVersionList),
  bulkVersions: bulkEndpoint(
    { path: listCall.path, permission: 'page:write', params: listCall.params },
    {
      words: pageVersionRecord.words.many,
      list: pageVersionList,
      actions: publicationActions,
    },
  ),
  createVersion: plain.create,
  cloneVersion: endpoint({
    method: 'POST',
    path: '/api/page/version/clone',
    summary: 'Copy a version with its content, without its dates',
    permission: 'page:write',
    body: pageVersionKey,
    reply: created,
    status: 201,
    refuses: ['not-found'],
  }),
  getVersion: plain.get,
  updateVersion: plain.update,
  deleteVersion: plain.delete,
  ...contentEndpoints(pageVersionRecord, {
    key: ['pageId', 'pageVersionId'],
    itemPath: '/api/page/:pageId/version/:pageVersionId/content/item',
    actionPath: '/api/page/version/content/item',
  }),
});
