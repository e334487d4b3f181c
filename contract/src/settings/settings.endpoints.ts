import * as z from 'zod/mini';
import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { recordEndpoints } from '../core/call/record-endpoints.ts';
import { id } from '../core/fields.ts';
import {
  associationReply,
  settings,
  settingsImageUpload,
  settingsUpdate,
} from './settings.model.ts';
import { settingsRecord } from './settings.record.ts';
import { maxLogoBytes, maxPictureBytes } from './settings-image-rules.ts';

/** The calls of the settings, which are one record: docs/product/operation.md#settings. */
export const settingsEndpoints = areaCalls('settings', {
  ...recordEndpoints(settingsRecord, {
    key: null,
    details: settings,
    update: settingsUpdate,
    paths: { get: '/api/settings', update: '/api/settings/update' },
  }),
  name: endpoint({
    method: 'GET',
    path: '/api/settings/name',
    summary: 'Whose program it is',
    permission: 'public',
    reply: associationReply,
  }),
  setLogo: endpoint({
    method: 'POST',
    path: '/api/settings/logo',
    summary: 'Set the logo, in place of the one there was',
    permission: 'settings:write',
    body: settingsImageUpload,
    bodyFormat: 'multipart',
    maxFileBytes: maxLogoBytes,
  }),
  removeLogo: endpoint({
    method: 'DELETE',
    path: '/api/settings/logo',
    summary: 'Remove the logo',
    permission: 'settings:write',
  }),
  logo: endpoint({
    method: 'GET',
    path: '/api/settings/logo',
    summary: 'The logo',
    permission: 'public',
    /** Differs for each logo, for browsers that keep a copy; the present logo is sent in any case. */
    query: z.object({ image: z.optional(id) }),
    reply: z.unknown(),
    replyFormat: 'bytes',
    replyTypes: ['image/webp'],
    refuses: ['not-found'],
  }),
  setPicture: endpoint({
    method: 'POST',
    path: '/api/settings/picture',
    summary: 'Set the picture at the head of the public site, in place of the one there was',
    permission: 'settings:write',
    body: settingsImageUpload,
    bodyFormat: 'multipart',
    maxFileBytes: maxPictureBytes,
  }),
  removePicture: endpoint({
    method: 'DELETE',
    path: '/api/settings/picture',
    summary: 'Remove the picture at the head of the public site',
    permission: 'settings:write',
  }),
  picture: endpoint({
    method: 'GET',
    path: '/api/settings/picture',
    summary:
      'The picture at the head of the public site, which shows it itself where it is switched on',
    permission: 'settings:read',
    query: z.object({ image: z.optional(id) }),
    reply: z.unknown(),
    replyFormat: 'bytes',
    replyTypes: ['image/webp'],
    refuses: ['not-found'],
  }),
});
