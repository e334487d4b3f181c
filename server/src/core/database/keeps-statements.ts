import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';

declare module 'pg' {
  interface ClientBase {
    /** The server's process for the connection, as it said when connecting; the driver's types leave it out. */
    readonly processID?: number;
  }
}

/**
 * Whether a statement can be prepared for later ones of the same connection. Where it is not the server that
 * answers but a bouncer, which is told by a process of another number, each transaction may be another
 * connection's. One that knows where a statement is prepared gives it a name of its own.
 */
export async function keepsStatements(client: PoolClient): Promise<boolean> {
  const name = `try-${randomUUID()}`;
  const text = `
    select pg_backend_pid() as process,
      exists (select from pg_prepared_statements where name = $1) as "isNamed"
  `;
  const { rows } = await client.query<{ process: number; isNamed: boolean }>({
    name,
    text,
    values: [name],
  });
  return rows.every(({ process, isNamed }) => process === client.processID || !isNamed);
}
