import type { FastifyInstance } from 'fastify';
import type { Identify } from '../serve.ts';

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

/**
 * The same way to find a caller, after which every line about the request names their login by its id:
 * whose call was refused, and who asked for what, can be told from the log.
 */
export function logCaller(identify: Identify): Identify {
  return async (request) => {
    const caller = await identify(request);
    if (caller) request.log = request.log.child({ login: caller.userLoginId });
    return caller;
  };
}
