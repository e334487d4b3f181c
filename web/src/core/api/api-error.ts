import { type ErrorCode, errorBody, errorKinds } from '@grzadka/contract/core/errors';
import { messages } from '@grzadka/contract/core/messages';
import * as z from 'zod/mini';

interface ApiErrorParts {
  /** The HTTP status, or 0 where no answer came. */
  status: number;
  code: ErrorCode;
  message: string;
  fields?: Readonly<Record<string, string>>;
  requestId?: string;
  /** Whether a reply came that had no message, so that this one is known by the status alone. */
  isWordless?: boolean;
  cause?: unknown;
}

/** A call that the server refused, or that never reached it. Its texts are Polish. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>>;
  readonly requestId: string | undefined;
  readonly isWordless: boolean;

  constructor(parts: ApiErrorParts) {
    const { status, code, message, fields, requestId, isWordless = false, cause } = parts;
    super(message, { cause });
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.fields = fields ?? {};
    this.requestId = requestId;
    this.isWordless = isWordless;
  }
}

/** A call stated wrongly by this application: a missing id or body. */
export class CallArgumentError extends Error {}

/** A body that is not quite ours, such as that of a newer server: what of it can be understood. */
const foreignBody = z.partial(
  z.extend(errorBody, { message: z.string().check(z.trim(), z.minLength(1)), code: z.unknown() }),
  { code: true },
);

/**
 * The error of an answer with a failure status: what its body says, also under a code that is unknown here
 * or missing; one whose body says nothing speaks by its status.
 */
export function refusedReply({ status, text }: { status: number; text: string }): ApiError {
  const body = parseJson(text);
  const own = errorBody.safeParse(body);
  if (own.success) return new ApiError({ status, ...own.data });
  const code = codeOfStatus(status);
  const foreign = foreignBody.safeParse(body);
  if (foreign.success) return new ApiError({ status, ...foreign.data, code });
  return new ApiError({ status, code, message: errorKinds[code].message, isWordless: true });
}

/** The error of a success whose body is not what the contract promises. */
export function unreadableReply(status: number, cause: unknown): ApiError {
  return new ApiError({ status, code: 'internal', message: errorKinds.internal.message, cause });
}

/** The error of something that an answer does not have, by default with the message of the server's own refusal. */
export function notFound(message: string = errorKinds['not-found'].message): ApiError {
  return new ApiError({ status: errorKinds['not-found'].status, code: 'not-found', message });
}

/** The error of a call to which no answer came: network down, server gone, time out. */
export function unreachableServer(cause: unknown): ApiError {
  return new ApiError({ status: 0, code: 'unavailable', message: messages.unreachable, cause });
}

/** The text that says to a person what went wrong. A fault of the server bears the number under which its log has the details. */
export function errorText(error: unknown): string {
  if (error instanceof CallArgumentError) return error.message;
  if (!(error instanceof ApiError)) return errorKinds.internal.message;
  const isFault = error.code === 'internal' && error.requestId !== undefined;
  return isFault
    ? `${error.message}. Spróbuj ponownie. Jeśli się powtórzy, podaj administratorowi numer: ${error.requestId}`
    : error.message;
}

/** What a screen's alert says about a failed action; nothing where the session itself shows that it is over. */
export function alertText(error: unknown): string | undefined {
  const isTold = error instanceof ApiError && error.code === 'unauthenticated';
  return error == null || isTold ? undefined : errorText(error);
}

/** What a toast says about a failed action: where the reply had no message, no more than that it failed. */
export function toastText(error: unknown): string | undefined {
  const isWordless = error instanceof ApiError && error.isWordless;
  return isWordless ? errorKinds.internal.message : alertText(error);
}

/** What a list says of why it could not be loaded: nothing that the server said. */
export function listFailureText(error: unknown): string | undefined {
  return error instanceof ApiError && error.status === 0 ? error.message : undefined;
}

/** Whether a call failed because its record does not exist, or no longer. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not-found';
}

/** Whether a call failed because the server is out of reach, rather than unwilling: asking again may help. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'unavailable';
}

function codeOfStatus(status: number): ErrorCode {
  const kinds = Object.entries(errorKinds) as [ErrorCode, { status: number }][];
  const known = kinds.find(([, kind]) => kind.status === status)?.[0];
  if (known !== undefined) return known;
  // A gateway in front of a server that is starting or gone answers 502 or 504.
  return status === 502 || status === 504 ? 'unavailable' : 'internal';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
