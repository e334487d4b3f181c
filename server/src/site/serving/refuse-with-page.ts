import { errorKinds } from '@grzadka/contract/core/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '#src/core/errors/app-error.ts';
import type { PresentBare } from '#src/core/http/edge/bare-refusal.ts';
import { logRefusal, refusalOf } from '#src/core/http/error-handler.ts';
import type { PageContext } from '../pages/layout.ts';
import { renderRefusal } from '../pages/refusal-page.ts';
import type { SiteHost } from './site-host.ts';

/** A page asks for nothing but its own style, face, images and search. */
export const policy = [
  "default-src 'none'",
  "img-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const contentType = 'text/html; charset=utf-8';

/** What the site takes; whatever else is wrong with another method, it is that. */
const methods = ['GET', 'HEAD'];

/** Whether a request has a method that the site takes. */
export function isReading({ method }: FastifyRequest): boolean {
  return methods.includes(method);
}

/**
 * Answers everything that goes wrong on the site with a page for people, the same for all that is not there. `readContext`
 * reads what a page is made with, null where the site is off: then nothing is there at all.
 */
export function refuseWithPages(
  site: FastifyInstance,
  readContext: (request: FastifyRequest) => Promise<PageContext | null>,
): void {
  const send = async (request: FastifyRequest, reply: FastifyReply, error: unknown) => {
    const refusal = refusalOf(error);
    logRefusal(request, refusal, error);
    // Without the database there are still words.
    const context = await readContext(request).catch(() => undefined);
    const isRefusedMethod = context !== null && !isReading(request);
    const stated = isRefusedMethod ? 405 : errorKinds[refusal.code].status;
    const status = context === null ? 404 : stated;
    if (isRefusedMethod) reply.header('allow', methods.join(', '));
    else if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter);
    return reply
      .code(status)
      .headers({ 'cache-control': 'no-store', 'content-security-policy': policy })
      .type(contentType)
      .send(renderRefusal(status, context ?? undefined));
  };
  site.setNotFoundHandler((request, reply) => send(request, reply, notFound()));
  site.setErrorHandler((error, request, reply) => send(request, reply, error));
}

/** What is refused on the site's own host before it is a request: by such a page, too, which needs nothing. */
export function refuseBareWithPages(host: SiteHost): PresentBare {
  return (request, { status }) =>
    host.isMeant(request)
      ? {
          headers: { 'content-type': contentType, 'content-security-policy': policy },
          body: renderRefusal(status),
        }
      : undefined;
}
