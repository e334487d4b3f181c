import { Socket } from 'node:net';
import type { Pool, PoolClient } from 'pg';

/**
 * Breaks off every lent connection of a pool on which nothing has come or gone for `limit`
 * milliseconds. Its statement fails with ETIMEDOUT, every further one as well, and the pool makes
 * another connection instead of lending it again. A limit on the statement alone
 * (`query_timeout`) would not do: the query builder gives such a connection back as if it were well,
 * and whoever gets it next waits behind the statement that is never answered.
 */
export function breakOffSilentConnections(pool: Pool, limit: number): void {
  pool.on('connect', (client) => {
    const socket = socketOf(client);
    socket.on('timeout', () => socket.destroy(new SilenceError()));
  });
  pool.on('acquire', (client) => socketOf(client).setTimeout(limit));
  pool.on('release', (_error, client) => socketOf(client).setTimeout(0));
}

/** A server that does not answer, in the words of the system for a network that does not. */
class SilenceError extends Error {
  override name = 'SilenceError';
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('the database does not answer');
  }
}

function socketOf(client: PoolClient): Socket {
  const { stream } = client.connection;
  if (stream instanceof Socket) return stream;
  throw new TypeError('A connection to PostgreSQL that is no socket');
}
