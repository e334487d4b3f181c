import * as z from 'zod/mini';
import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import { id } from '../core/fields.ts';
import { imageTypes } from './image-rules.ts';

/** The call that serves the images of content blocks. */
export const imageEndpoints = areaCalls('image', {
  get: endpoint({
    method: 'GET',
    path: '/api/image/:imageId',
    summary: 'An image, which never changes',
    permission: 'image:read',
    params: z.object({ imageId: id }),
    reply: z.unknown(),
    replyFormat: 'bytes',
    replyTypes: imageTypes,
  }),
});
