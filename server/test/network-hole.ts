import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A way to a server through which nothing comes any more while it is cut. */
export interface NetworkHole extends AsyncDisposable {
  /** The server's address, by this way. */
  readonly url: string;
  /** Drops all bytes of both sides without a sign to either; connections are taken as before. */
  readonly cut: () => void;
  /** Lets bytes through again. What was dropped is lost. */
  readonly mend: () => void;
  /** Ends all connections and takes no more, as a server that is stopped. */
  close(): Promise<void>;
  /** Takes connections again, at the same address. */
  reopen(): Promise<void>;
}

/** Opens a way to the server that a URL names by its host and port. */
export async function openNetworkHole(target: string): Promise<NetworkHole> {
  const url = new URL(target);
  const sockets = new Set<Socket>();
  let isCut = false;

  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    return socket;
  };
  const pass = (from: Socket, to: Socket) => {
    from.on('data', (bytes) => isCut || to.write(bytes));
    from.on('end', () => isCut || to.end());
    from.on('close', () => isCut || to.destroy());
  };
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const port = Number(url.port);
    const far = keep(connect({ host: url.hostname, port, allowHalfOpen: true }));
    pass(keep(near), far);
    pass(far, near);
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  };
  const close = async () => {
    if (!server.listening) return;
    server.close();
    for (const socket of sockets) socket.destroy();
    await once(server, 'close');
  };
  const ownPort = await listen(0);
  const through = new URL(url);
  through.host = `127.0.0.1:${ownPort}`;
  return {
    url: through.href,
    cut: () => {
      isCut = true;
    },
    mend: () => {
      isCut = false;
    },
    close,
    reopen: async () => {
      await listen(ownPort);
    },
    [Symbol.asyncDispose]: close,
  };
}
