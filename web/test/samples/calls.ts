import { endpoint } from '@grzadka/contract/core/call/endpoint';
import { id } from '@grzadka/contract/core/fields';
import * as z from 'zod/mini';

/** One call of every kind there is, for the tests of calls. */
export const sampleCalls = {
  get: endpoint({
    method: 'GET',
    path: '/api/garden/getDetails/:id',
    summary: 'A versioned read',
    permission: 'garden:read',
    params: z.object({ id }),
    reply: z.object({ id, name: z.string() }),
    versioned: true,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/garden',
    summary: 'A read with a query',
    permission: 'garden:read',
    query: z.object({ phrase: z.string() }),
    reply: z.object({ totalItems: z.int() }),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/garden/update',
    summary: 'A save as JSON',
    permission: 'garden:write',
    body: z.object({ id, name: z.string() }),
    versioned: true,
  }),
  addToOther: endpoint({
    method: 'POST',
    path: '/api/meter/add-measurement',
    summary: 'A save that names its record by another id',
    permission: 'measurement:add',
    body: z.object({ meterId: id }),
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/api/session/login',
    summary: 'A save as a form, open to everybody',
    permission: 'public',
    body: z.object({ username: z.string(), password: z.string() }),
    bodyFormat: 'form',
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/page/version/content/item/add-image',
    summary: 'A save with a file',
    permission: 'page:write',
    body: z.object({ pageId: id, pageVersionId: id }),
    bodyFormat: 'multipart',
  }),
  nested: endpoint({
    method: 'GET',
    path: '/api/page/:pageId/version/:versionId/content/item/:itemId',
    summary: 'A read with several ids',
    permission: 'page:read',
    params: z.object({ pageId: id, versionId: id, itemId: id }),
  }),
};
