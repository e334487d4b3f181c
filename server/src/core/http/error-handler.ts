import { type ErrorBody, errorKinds } from '@grzadka/contract/core/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type DiskSpace, fullDiskLine } from '../disk/disk-space.ts';
import { AppError } from '../errors/app-error.ts';
import { fromDatabaseError } from '../errors/database-error.ts';
import { describeCause } from '../errors/describe-cause.ts';
import { fromRequestError } from '../errors/request-error.ts';

/**
 * Turns anything that a handler throws into the one error body. What nobody foresaw is a 500 that says only the request's id;
 * the log bears the same id and the stack.
 */
export function handleErrors(app: FastifyInstance, disk: Pick<DiskSpace, 'missing'>): void {
  app.setErrorHandler(async (error, request, reply) => {
    const refusal = refusalOf(error);
    logRefusal(request, refusal, error);
    return sendRefusal(request, reply, await withCause(refusal, disk));
  });
}

/** What was thrown, as the refusal that the caller gets. */
export function refusalOf(error: unknown): AppError {
  const known = error instanceof AppError ? error : fromRequestError(error);
  return known ?? fromDatabaseError(error) ?? new AppError('internal');
}

/** What is out of reach while a disk is full most likely is so for that, and somebody can do something. */
async function withCause(refusal: AppError, disk: Pick<DiskSpace, 'missing'>): Promise<AppError> {
  const { code, message, retryAfter } = refusal;
  if (code !== 'unavailable' || message !== errorKinds.unavailable.message) return refusal;
  const missing = await disk.missing().catch(() => 0);
  if (missing === 0) return refusal;
  return new AppError(code, { message: fullDiskLine(missing), ...(retryAfter && { retryAfter }) });
}

/** Answers with the refusal's status, body and headers. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: AppError) {
  const { code, message, fields, retryAfter } = refusal;
  const body: ErrorBody = { message, code, ...(fields && { fields }) };
  if (code === 'internal') body.requestId = request.id;
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply
    .code(errorKinds[code].status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .header('cache-control', 'no-store')
    .send(body);
}

/** Writes down why a request, or a part of it, was refused; `cause` is what was thrown. */
export function logRefusal(request: FastifyRequest, refusal: AppError, cause: unknown): void {
  const { status } = errorKinds[refusal.code];
  if (status < 500) {
    // What the database or the framework refused is worth knowing more of than our own rules.
    const reason = cause instanceof AppError ? cause.cause : cause;
    const details = reason === undefined ? {} : { cause: describeCause(reason) };
    request.log.info({ code: refusal.code, ...details }, 'request refused');
  } else {
    request.log.error({ code: refusal.code, cause: describeCause(cause) }, 'request failed');
  }
}
