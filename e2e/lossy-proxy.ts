import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';

/** What stands between a browser and the server, as a line that loses what it carries. */
interface LossyProxy {
  readonly origin: string;
  /** From now on, or no longer, every second answer to a request that changes something is lost: the server has acted, and nobody hears of it. */
  readonly lose: (isLossy: boolean) => void;
  /** How many answers were lost. */
  readonly lost: () => number;
  readonly close: () => Promise<void>;
}

/** Opens such a line to a server, at an address of its own on this machine. */
export async function openLossyProxy(origin: string): Promise<LossyProxy> {
  let isLossy = false;
  let changes = 0;
  let lost = 0;
  const carry = (from: IncomingMessage, to: ServerResponse) => {
    const { method, url, headers } = from;
    const isLost = isLossy && method === 'POST' && (changes += 1) % 2 === 1;
    const forwarded = request(new URL(url ?? '/', origin), { method, headers }, (answer) => {
      if (isLost) {
        lost += 1;
        answer.resume();
        // All of it is there before the line goes: the server is done.
        answer.on('end', () => to.socket?.destroy());
        return;
      }
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(to);
    });
    forwarded.on('error', () => to.socket?.destroy());
    from.pipe(forwarded);
  };
  const server: Server = createServer(carry);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy listens nowhere');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    lose: (next) => {
      isLossy = next;
    },
    lost: () => lost,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
