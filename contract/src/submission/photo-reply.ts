import * as z from 'zod/mini';

/** How a call answers with a photo. */
export const photoReply = {
  reply: z.unknown(),
  replyFormat: 'bytes',
  replyTypes: ['image/webp'],
} as const;
