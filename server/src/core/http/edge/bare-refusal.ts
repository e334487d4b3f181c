import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorBody, ErrorCode } from '@grzadka/contract/core/errors';

// Not by an import: that reads every export, and `fetch` and WebSocket among them load a client of 16 MB.
const { STATUS_CODES } = process.getBuiltinModule('node:http');

/** A refusal that is written without the framework, which has not seen the request or cannot answer it. */
export interface BareRefusal {
  readonly status: number;
  readonly code: ErrorCode;
  readonly message: string;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter?: number;
}

/** The security headers of every reply, by name. */
export type SafetyHeaders = Readonly<Record<string, string>>;

/** A refused request, as far as it is known. */
export type BareRequest = Pick<IncomingMessage, 'url' | 'headers' | 'socket'>;

/** A refusal as it is sent: its body, and the headers that go with it. */
interface Presented {
  readonly headers: SafetyHeaders;
  readonly body: string;
}

/** Returns what is sent in place of the one error body; undefined where that body is right. */
export type PresentBare = (request: BareRequest, refusal: BareRefusal) => Presented | undefined;

/** Answers a request with a refusal, and ends its connection. */
export function replyBare(
  reply: ServerResponse,
  refusal: BareRefusal,
  safety: SafetyHeaders,
  presented = asErrorBody(refusal),
): void {
  const { headers, body } = withHeaders(presented, refusal, safety);
  reply.writeHead(refusal.status, headers).end(body);
}

/** Writes a refusal to a connection on which no reply has begun, and ends it. */
export function refuseSocket(
  socket: Socket,
  refusal: BareRefusal,
  safety: SafetyHeaders,
  presented = asErrorBody(refusal),
): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const { headers, body } = withHeaders(presented, refusal, safety);
  const lines = [
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

function asErrorBody({ code, message }: BareRefusal): Presented {
  return {
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ message, code } satisfies ErrorBody),
  };
}

function withHeaders(
  { headers: own, body }: Presented,
  { retryAfter }: BareRefusal,
  safety: SafetyHeaders,
): Presented {
  const headers = {
    ...safety,
    'x-request-id': randomUUID(),
    ...own,
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
  };
  return { headers, body };
}
