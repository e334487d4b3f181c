import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from '#src/core/database/tables.ts';

/** The query builder on a connection that can be used beside it, for COPY. */
export interface OneConnection extends AsyncDisposable {
  readonly db: Kysely<Database>;
  /** The same connection: within a transaction of `db` it works in that transaction. */
  readonly client: pg.Client;
}

/**
 * Opens one connection for long work: no statement is given up. Dates, numbers and bytes are written
 * as text in the same way on every server.
 */
export async function openOneConnection(url: string): Promise<OneConnection> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'grzadka',
    connectionTimeoutMillis: 5000,
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
  return { db, client, [Symbol.asyncDispose]: () => client.end() };
}
