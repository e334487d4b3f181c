import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Identify } from '../serve.ts';

/** The header with the id under which the log has the caller's request. */
export const requestIdHeader = 'x-request-id';

/** The id of a request that has just arrived. */
export function newRequestId(): string {
  return randomUUID();
}

/** What the log and the figures get of an answered request. */
export interface AnsweredRequest {
  readonly method: string;
  /** The pattern, without ids and query: a phrase searched for may be a person's name. */
  readonly route: string;
  readonly status: number;
  /** How long it took. */
  readonly milliseconds: number;
}

/** The same of a request that the framework answered. */
export function answeredRequest(
  { method, routeOptions }: FastifyRequest,
  { statusCode, elapsedTime }: FastifyReply,
): AnsweredRequest {
  const route = routeOptions.url ?? '(none)';
  return { method, route, status: statusCode, milliseconds: elapsedTime };
}

/** Logs a request that was answered like others: under its id, after so many milliseconds. */
export type TellAlike = (requestId: string, milliseconds: number) => void;

const message = 'request answered';

/**
 * Logs requests that are answered alike, and whose ids the log does not know. What their lines have in common is printed once
 * for all of them: a line takes half of the time.
 */
export function logAlike(
  log: FastifyBaseLogger,
  alike: Omit<AnsweredRequest, 'milliseconds'>,
): TellAlike {
  const lines = log.child(alike);
  return (requestId, milliseconds) =>
    lines.info({ reqId: requestId, milliseconds: Math.round(milliseconds) }, message);
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
    const { milliseconds, ...answered } = answeredRequest(request, reply);
    request.log.info({ ...answered, milliseconds: Math.round(milliseconds) }, message);
  });
}

/**
 * The same way to find a caller, after which every line about the request names their login by its id: the log then shows whose
 * call was refused, and who asked for what.
 */
export function logCaller(identify: Identify): Identify {
  return async (request) => {
    const caller = await identify(request);
    if (caller) request.log = request.log.child({ login: caller.userLoginId });
    return caller;
  };
}
