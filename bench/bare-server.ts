import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Pool } from 'pg';

/** A server that does one query and sends its rows as JSON: the least any list call can cost. */
export async function startBareServer(pool: Pool, query: string) {
  const answer = async (response: ServerResponse) => {
    const { rows } = await pool.query(query);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(rows));
  };
  const server = createServer((_, response) => void answer(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on TCP has an address with a port.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
