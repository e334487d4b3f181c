import { errorKinds } from '@grzadka/contract/core/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AppError, notFound } from '#src/core/errors/app-error.ts';
import { logRefusal, refusalOf } from '#src/core/errors/error-handler.ts';
import type { PageContext } from '../pages/layout.ts';
import { renderRefusal } from '../pages/refusal-page.ts';

/**
 * Tells whatever goes wrong on the site by a page for people, the same for all that is not there. `contextOf` is
 * what a page is made with, where the request has come far enough to have it.
 */
export function refuseWithPages(
  site: FastifyInstance,
  contextOf: (request: FastifyRequest) => PageContext | undefined,
): void {
  const send = (request: FastifyRequest, reply: FastifyReply, refusal: AppError) => {
    const { code, retryAfter } = refusal;
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    return reply
      .code(errorKinds[code].status)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(renderRefusal(refusal, contextOf(request)));
  };
  site.setNotFoundHandler((request, reply) => send(request, reply, notFound()));
  site.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error);
    logRefusal(request, refusal, error);
    return send(request, reply, refusal);
  });
}
