import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';

/** The call that serves the images of content blocks. */
export const imageEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/image/:imageId',
    summary: 'An image, which never changes',
    permission: 'image:read',
    params: z.object({ imageId: id }),
    reply: z.unknown(),
    replyFormat: 'bytes',
  }),
};
