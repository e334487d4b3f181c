import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Listens on a free port, sends it to the process that forked this one, and ends with that. */
export function listenForBench(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): void {
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    });
  });
  server.listen(0, '127.0.0.1', () => {
    // A server that listens on TCP has an address with a port.
    const { port } = server.address() as AddressInfo;
    process.send?.(port);
  });
  process.once('disconnect', () => process.exit());
}
