import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { errorKinds } from '@grzadka/contract/core/errors';
import { messages } from '@grzadka/contract/core/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { invalidFields } from '../../errors/app-error.ts';
import { sendRefusal } from '../error-handler.ts';
import {
  type BareRefusal,
  type BareRequest,
  type PresentBare,
  refuseSocket,
  replyBare,
  type SafetyHeaders,
} from './bare-refusal.ts';

const malformed: BareRefusal = {
  status: 400,
  code: 'validation',
  message: messages.malformedRequest,
};

const late: BareRefusal = { code: 'timeout', ...errorKinds.timeout };

const tooMany: BareRefusal = {
  status: 429,
  code: 'throttled',
  message: messages.tooManyConnections,
  retryAfter: 10,
};

/** What Node's HTTP parser refuses, by its codes; all else that it refuses is malformed. */
const parserRefusals: Readonly<Record<string, BareRefusal>> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'too-large', message: messages.headersTooLong },
  ERR_HTTP_REQUEST_TIMEOUT: late,
};

/**
 * Answers in the one shape what never becomes a request of the framework. `onParserError` is for
 * what the HTTP parser refuses, `onRouterError` for what the router refuses before any hook has
 * run, the other two for what comes too slowly or too often. `present` may tell some of them in
 * another shape.
 */
export function refuseUnparsed(safety: SafetyHeaders, present: PresentBare) {
  const replies = new WeakMap<Socket, ServerResponse>();
  const refuse = (socket: Socket, refusal: BareRefusal, request?: BareRequest) =>
    refuseSocket(socket, refusal, safety, request && present(request, refusal));
  return {
    listenTo: (server: Server): void => {
      server.prependListener('request', ({ socket }: IncomingMessage, reply: ServerResponse) => {
        replies.set(socket, reply);
      });
      server.on('checkExpectation', (request: IncomingMessage, reply: ServerResponse) => {
        const refusal = { ...malformed, status: 417 };
        replyBare(reply, refusal, safety, present(request, refusal));
      });
    },
    onParserError: (error: { code: string; rawPacket?: unknown }, socket: Socket): void => {
      const reply = replies.get(socket);
      // Where a reply has begun on the connection, no refusal can be sent on it.
      if (reply?.headersSent && !reply.writableFinished) socket.destroy();
      else {
        // In a body, and where nothing came, the connection is still that of the request before.
        const unread = readUnread(error.rawPacket, socket);
        const request = unread.headers.host === undefined ? reply?.req : unread;
        refuse(socket, parserRefusals[error.code] ?? malformed, request);
      }
    },
    refuseLate: (socket: Socket, reply: ServerResponse): void => {
      if (reply.headersSent) socket.destroy();
      else refuse(socket, late, reply.req);
    },
    refuseConnection: (socket: Socket): void => {
      refuse(socket, tooMany);
    },
    onRouterError: (_: Error, request: FastifyRequest, reply: FastifyReply): void => {
      request.log.info({ code: 'validation' }, 'request refused');
      reply.headers({ ...safety, 'x-request-id': request.id });
      void sendRefusal(request, reply, invalidFields({}));
    },
  };
}

/**
 * What can still be read of a request that the parser gave up: its address, and the headers that stand whole in what came last
 * on its connection. They decide the form of the refusal, and may serve for nothing else.
 */
function readUnread(packet: unknown, socket: Socket): BareRequest {
  const text = packet instanceof Uint8Array ? Buffer.from(packet).toString('latin1') : '';
  const [head = ''] = text.split(/\r?\n\r?\n/, 1);
  const [first = '', ...lines] = head.split(/\r?\n/);
  const [, url = '/'] = first.split(' ');
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const [name = '', ...value] = line.split(':');
    headers[name.toLowerCase()] ??= value.join(':').trim();
  }
  return { url, headers, socket };
}
