import type { FastifyInstance } from 'fastify';

/**
 * Logs one line per answered request: method, route, status and milliseconds under the request's id,
 * which the caller gets too. The route is the pattern, without ids and query: a phrase searched for
 * may be a person's name.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const line = {
      method,
      route: routeOptions.url ?? '(none)',
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
    };
    request.log.info(line, 'request answered');
  });
}
