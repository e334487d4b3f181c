import { CamelCasePlugin, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { columnParsers } from '#src/core/database/column-parsers.ts';
import type { Database } from '#src/core/database/tables.ts';

/** The query builder on a connection that can be used beside it, for COPY. */
export interface OneConnection extends AsyncDisposable {
  readonly db: Kysely<Database>;
  /** The same connection: within a transaction of `db` it works in that transaction. */
  readonly client: pg.Client;
  /**
   * Breaks it off by another connection, whatever it does or waits for: its statement fails and its
   * transaction is undone.
   */
  breakOff(): Promise<void>;
}

/**
 * How many milliseconds a connection may take to come: the database of a trial restore lets everything else on the machine go first, and an
 * archive that is whole would be said not to come back.
 */
const patience = 60_000;

/**
 * Opens one connection for long work: no statement is given up. Dates, numbers and bytes are written
 * as text in the same way on every server.
 */
export async function openOneConnection(url: string): Promise<OneConnection> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'grzadka',
    types: columnParsers,
    connectionTimeoutMillis: patience,
    // It is silent while objects are copied.
    keepAlive: true,
  });
  // A connection that breaks fails its query; unheard, the event itself would end the process.
  client.on('error', () => {});
  await client.connect();
  await client.query(`
    set statement_timeout = 0; set idle_in_transaction_session_timeout = 0;
    set client_encoding = 'UTF8'; set datestyle = 'ISO'; set intervalstyle = 'postgres';
    set timezone = 'UTC'; set extra_float_digits = 1; set bytea_output = 'hex'
  `);
  const lent = Object.assign(client, { release: () => {} });
  const pool = { connect: async () => lent, end: () => client.end(), options: {} };
  const dialect = new PostgresDialect({ pool });
  const db = new Kysely<Database>({ dialect, plugins: [new CamelCasePlugin()] });
  const process = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return {
    db,
    client,
    async breakOff() {
      const other = new pg.Client({ connectionString: url, connectionTimeoutMillis: patience });
      other.on('error', () => {});
      await other.connect();
      try {
        await other.query('select pg_terminate_backend($1)', [process.rows[0]?.pid]);
      } finally {
        await other.end();
      }
    },
    [Symbol.asyncDispose]: () => client.end(),
  };
}
