import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Identify } from '../serve.ts';

/** The header that tells a caller under which id the log has their request. */
export const requestIdHeader = 'x-request-id';

/** The id of a request that has just arrived. */
export function newRequestId(): string {
  return randomUUID();
}

/** What is told of an answered request, to the log and to the figures. */
export interface AnsweredRequest {
  readonly method: string;
  /** The pattern, without ids and query: a phrase searched for may be a person's name. */
  readonly route: string;
  readonly status: number;
  /** How long it took. */
  readonly milliseconds: number;
}

/** What is told of a request that the framework answered. */
export function answeredRequest(
  { method, routeOptions }: FastifyRequest,
  { statusCode, elapsedTime }: FastifyReply,
): AnsweredRequest {
  const route = routeOptions.url ?? '(none)';
  return { method, route, status: statusCode, milliseconds: elapsedTime };
}

/** Logs the one line of an answered request; `id` is the request's where the log does not know it already. */
export function logAnswered(
  log: FastifyBaseLogger,
  { milliseconds, ...answered }: AnsweredRequest,
  id?: string,
): void {
  const line = { ...answered, milliseconds: Math.round(milliseconds) };
  log.info(id === undefined ? line : { reqId: id, ...line }, 'request answered');
}

/**
 * Logs one line per answered request: method, route, status and milliseconds under the request's id,
 * which the caller gets too.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(requestIdHeader, request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    logAnswered(request.log, answeredRequest(request, reply));
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
