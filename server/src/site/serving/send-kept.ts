import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKnown } from '#src/core/http/if-none-match.ts';
import type { KeptReply } from './kept-replies.ts';

/** Readers and what stands in between keep a page for so many seconds; with those it is kept here, under a minute. */
export const pageMaxAge = 'public, max-age=50';

/** Sends a kept reply, compressed to who takes that, or 304 to who has it. */
export function sendKept(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  kept: KeptReply,
): FastifyReply {
  const isCompressed = /\bgzip\b(?!;\s*q=0(\.0*)?(,|$))/.test(
    request.headers['accept-encoding'] ?? '',
  );
  const { body, etag } = isCompressed ? kept.compressed : kept.plain;
  const { cacheControl = pageMaxAge } = kept;
  reply.headers({ ...kept.headers, etag, 'cache-control': cacheControl, vary: 'accept-encoding' });
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (isCompressed) reply.header('content-encoding', 'gzip');
  return reply
    .code(kept.status ?? 200)
    .type(kept.contentType)
    .send(body);
}
