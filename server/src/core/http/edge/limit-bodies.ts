import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '../../config/config.ts';

/** How long a request may take to arrive. */
export interface BodyLimits {
  /** Within this time a body has arrived in whole, or an upload has kept its rate; then it is asked again. */
  readonly milliseconds: number;
  /** What an upload brings at least in each such time, in bytes. */
  readonly uploadBytes: number;
}

/** The limits as they are configured. */
export function bodyLimits({ requestSeconds, uploadKbPerSecond }: Config): BodyLimits {
  return {
    milliseconds: requestSeconds * 1000,
    uploadBytes: requestSeconds * uploadKbPerSecond * 1024,
  };
}

type Running = Pick<IncomingMessage, 'headers' | 'complete' | 'readableLength'> & {
  readonly socket: Pick<Socket, 'bytesRead' | 'destroyed'>;
};

/**
 * Ends requests whose bodies do not arrive in time. An upload has no time limit, since sizes and
 * lines differ a thousandfold; until it is answered it has a rate to keep. What follows its answer
 * has the time that every other body has.
 */
export function limitBodies(
  server: Server,
  limits: BodyLimits,
  cut: (socket: Socket, reply: ServerResponse) => void,
): void {
  server.on('request', (request: IncomingMessage, reply: ServerResponse) => {
    if (!hasBody(request)) return;
    const { socket } = request;
    const stop = watchBody(request, { ...limits, isAnswered: () => reply.headersSent }, () =>
      cut(socket, reply),
    );
    request.once('close', stop);
  });
}

/** Calls `onSlow` once when the body of a request is too slow; what it gives stops the watch. */
export function watchBody(
  request: Running,
  { milliseconds, uploadBytes, isAnswered }: BodyLimits & { isAnswered: () => boolean },
  onSlow: () => void,
): () => void {
  const { socket, headers } = request;
  const isUpload = headers['content-type']?.toLowerCase().startsWith('multipart/form-data');
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    const arrived = socket.bytesRead - before;
    before = socket.bytesRead;
    if (request.complete || socket.destroyed) return clearInterval(timer);
    // What lies there unread waits for the program, not for its sender.
    if (request.readableLength > 0) return;
    if (isUpload && !isAnswered() && arrived >= uploadBytes) return;
    clearInterval(timer);
    onSlow();
  }, milliseconds);
  timer.unref();
  return () => clearInterval(timer);
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
