import { type ErrorCode, errorKinds } from '@grzadka/contract/core/errors';
import { messages } from '@grzadka/contract/core/messages';

interface AppErrorOptions {
  /** Polish, ready to show; the code's own message when absent. */
  message?: string;
  /** Polish messages by the field of the request they belong to. */
  fields?: Record<string, string>;
  /** Seconds after which trying again makes sense. */
  retryAfter?: number;
  /** What made it fail; for the log only. */
  cause?: unknown;
}

/** A refusal as the caller gets it: a code with its status, and a text. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.message ?? errorKinds[code].message, { cause: options.cause });
    this.code = code;
    this.fields = options.fields;
    this.retryAfter = options.retryAfter;
  }
}

/**
 * A 400 with a message at each faulty field; the first of them is the message of the whole. Without
 * a field the request as a whole made no sense.
 */
export function invalidFields(fields: Record<string, string>): AppError {
  const [first] = Object.values(fields);
  return first === undefined
    ? new AppError('validation', { message: messages.malformedRequest })
    : new AppError('validation', { message: first, fields });
}

/** A 409 with what stands in the way of the request as a whole, in Polish. */
export function conflict(message: string): AppError {
  return new AppError('conflict', { message });
}

/** A 409 with what stands in the way at each field, such as a name that is taken; the first is that of the whole. */
export function conflictAt(fields: Record<string, string>): AppError {
  const [message] = Object.values(fields);
  return new AppError('conflict', { ...(message !== undefined && { message }), fields });
}

export function notFound(): AppError {
  return new AppError('not-found');
}
