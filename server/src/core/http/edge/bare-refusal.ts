import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
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

/** Answers a request with a refusal, and ends its connection. */
export function replyBare(reply: ServerResponse, refusal: BareRefusal, safety: SafetyHeaders) {
  const { headers, body } = present(refusal, safety);
  reply.writeHead(refusal.status, headers).end(body);
}

/** Writes a refusal to a connection on which no reply has begun, and ends it. */
export function refuseSocket(socket: Socket, refusal: BareRefusal, safety: SafetyHeaders): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const { headers, body } = present(refusal, safety);
  const lines = [
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

function present({ code, message, retryAfter }: BareRefusal, safety: SafetyHeaders) {
  const body = JSON.stringify({ message, code } satisfies ErrorBody);
  const headers = {
    ...safety,
    'x-request-id': randomUUID(),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
  };
  return { headers, body };
}
