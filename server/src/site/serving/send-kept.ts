import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKnown } from '#src/core/http/if-none-match.ts';
import { encodedFor, type KeptReply } from './kept-replies.ts';

/** Readers and what stands in between keep a page for so many seconds; with those it is kept here, under a minute. */
export const pageMaxAge = 'public, max-age=50';

/** Sends a kept reply, compressed to who takes that, or 304 to who has it. */
export function sendKept(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  kept: KeptReply,
): FastifyReply {
  const encoding = encodedFor(request.headers);
  const { latin1, etag } = kept[encoding];
  const { cacheControl = pageMaxAge } = kept;
  reply.headers({ ...kept.headers, etag, 'cache-control': cacheControl, vary: 'accept-encoding' });
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding === 'compressed') reply.header('content-encoding', 'gzip');
  return reply
    .code(kept.status ?? 200)
    .type(kept.contentType)
    .send(Buffer.from(latin1, 'latin1'));
}
