import { createServer } from 'node:net';

/**
 * Starts something on a TCP port of the loopback address that nobody uses. A port can be lost to
 * somebody else between finding it free and using it, so it is tried on up to three.
 */
export async function startOnFreePort<Started>(
  start: (port: number) => Promise<Started>,
): Promise<{ started: Started; port: number }> {
  for (let attemptsLeft = 2; ; attemptsLeft -= 1) {
    const port = await findFreePort();
    try {
      return { started: await start(port), port };
    } catch (error) {
      if (attemptsLeft === 0) throw error;
    }
  }
}

/** A TCP port of the loopback address that nobody uses at this moment. */
export function findFreePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const server = createServer();
  server.on('error', reject);
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    server.close(() => resolve(port));
  });
  return promise;
}
