import { once } from 'node:events';
import { request as ask, createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Program } from '../processes/program.ts';

const policyHeader = 'content-security-policy';

/**
 * The program at `origin` once more, on a free port, with pages that may load from their own host: Lighthouse loads
 * /robots.txt from within the page that it judges. Nothing else is changed. Disposing of it ends it.
 */
export async function serveConnecting(origin: string): Promise<Program> {
  const server = createServer((request, response) => {
    const { url = '/', method = 'GET', headers } = request;
    const asked = ask(new URL(url, origin), { method, headers }, (reply: IncomingMessage) => {
      const policy = reply.headers[policyHeader];
      response.writeHead(reply.statusCode ?? 502, {
        ...reply.headers,
        ...(typeof policy === 'string' && { [policyHeader]: `${policy}; connect-src 'self'` }),
      });
      reply.pipe(response);
    });
    asked.on('error', (error) => response.destroy(error));
    asked.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on TCP has an address with a port.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
