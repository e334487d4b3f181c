import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A free port for servers that follow each other on it. It lies below those that systems give to
 * whoever asks for any, so that nobody gets it between two servers.
 */
export async function findReservedPort(): Promise<number> {
  const port = randomInt(20_000, 30_000);
  const probe = createServer().listen(port, '127.0.0.1');
  const isFree = await once(probe, 'listening').then(
    () => true,
    () => false,
  );
  if (!isFree) return findReservedPort();
  probe.close();
  await once(probe, 'close');
  return port;
}
