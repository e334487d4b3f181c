import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A way to a server that breaks after a while, as for a client that is killed. */
export interface BreakingWay extends AsyncDisposable {
  /** The server's address, by this way. */
  readonly url: string;
}

/**
 * Opens a way to the server that a URL names. When its clients have sent so many pieces, all of
 * their connections are gone at once, on both sides, and no other is taken; `strike` comes just before.
 */
export async function openBreakingWay(
  target: string,
  pieces: number,
  strike = () => {},
): Promise<BreakingWay> {
  const url = new URL(target);
  const sockets = new Set<Socket>();
  let left = pieces;
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const keep = (socket: Socket) => {
    sockets.add(socket);
    return socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    keep(near);
    if (left <= 0) return breakAll();
    const far = keep(connect({ host: url.hostname, port: Number(url.port) }));
    near.on('data', () => {
      left -= 1;
      if (left === 0) strike();
      if (left <= 0) breakAll();
    });
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const address = server.address();
  const through = new URL(url);
  through.host = `127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  return {
    url: through.href,
    [Symbol.asyncDispose]: async () => {
      server.close();
      breakAll();
      await once(server, 'close');
    },
  };
}
