import type { ReplyOf, WireCall } from '@grzadka/contract/core/call/endpoint';
import { logFailure, logFault } from '../log.ts';
import { refusedReply, unreachableServer, unreadableReply } from './api-error.ts';

/** What the server answered to a call, however the call was made. */
export interface Answer {
  readonly status: number;
  readonly etag: string | undefined;
  /** Of a deletion that can be undone: its entry in the audit. */
  readonly auditEntry?: string | undefined;
  readonly text: string;
}

export interface VersionedReply<Reply> {
  reply: Reply;
  /** What to pass as `ifMatch` when saving; undefined where the call is not versioned. */
  etag: string | undefined;
}

/**
 * The parsed reply of an answer.
 * @throws ApiError when the answer is a refusal, which is logged and, where it is about the session,
 * announced; or when it breaks the contract
 */
export function readAnswer<E extends WireCall>(
  endpoint: E,
  answer: Answer,
): VersionedReply<ReplyOf<E>> {
  if (answer.status < 200 || answer.status > 299) throw refusedCall(endpoint, answer);
  // The endpoint's own schema makes the reply, which TypeScript cannot follow through E['reply'].
  return { reply: readReply(endpoint, answer) as ReplyOf<E>, etag: answer.etag };
}

/** The error of a call to which no answer came, logged. */
export function noAnswer(endpoint: WireCall, cause: unknown) {
  logFailure(`${endpoint.method} ${endpoint.path}: no answer`, cause);
  return unreachableServer(cause);
}

function readReply(endpoint: WireCall, { status, text }: Answer): unknown {
  if (endpoint.reply === undefined) return undefined;
  try {
    return endpoint.reply.parse(JSON.parse(text));
  } catch (cause) {
    const error = unreadableReply(status, cause);
    logFault(error);
    throw error;
  }
}

/** The error of a call that was refused; it is logged and, where it is about the session, announced. */
export function refusedCall(endpoint: WireCall, answer: Answer) {
  const error = refusedReply(answer);
  const { status, code, requestId } = error;
  logFailure(`${endpoint.method} ${endpoint.path}: ${status} ${code}`, requestId);
  // On a public call 401 is about the credentials it carried, not about the session.
  const isAboutSession = endpoint.permission !== 'public';
  if (isAboutSession && (code === 'unauthenticated' || code === 'forbidden')) announceRefusal(code);
  return error;
}

/** What a refusal says about the session: it is over, or its rights changed. */
export type Refusal = 'unauthenticated' | 'forbidden';

type Listener = (refusal: Refusal) => void;

const listeners = new Set<Listener>();

/** Hears of every call refused for want of a session or a permission; returns the way to stop. */
export function listenToRefusals(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls the listeners: a call was refused. */
function announceRefusal(refusal: Refusal): void {
  for (const listener of listeners) listener(refusal);
}
