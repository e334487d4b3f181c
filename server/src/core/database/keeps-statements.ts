import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';

declare module 'pg' {
  interface ClientBase {
    /** The server's process for the connection, as it said when connecting; the driver's types leave it out. */
    readonly processID?: number;
  }
}

/**
 * Whether a statement that was prepared once serves later ones of the same connection. Where a bouncer answers
 * instead of the server, each transaction may get another connection; the number of the server's process tells.
 * A bouncer that knows where a statement is prepared gives it a name of its own.
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
