import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './tables.ts';

interface PoolOptions {
  /** Connections at the most; several instances share what the server allows. */
  max?: number;
  /** Milliseconds after which the server gives a statement up; 0 for long work such as an import. */
  statementTimeout?: number;
  /** Told of a connection that broke while idle; the pool replaces it by itself. */
  onIdleError?: (error: Error) => void;
}

/** A pool of connections and the query builder on it. */
export interface OpenDatabase {
  db: Kysely<Database>;
  pool: pg.Pool;
}

const dateType = 1082;

/**
 * Opens a pool on the database at `url`. Nothing connects until the first query; one that finds no
 * connection within five seconds fails, and the caller gets 503. Column names are snake case in SQL
 * and camel case in code, mapped here only; days stay text, so that no time zone shifts them.
 */
export function openDatabase(
  url: string,
  { max = 20, statementTimeout = 30_000, onIdleError }: PoolOptions = {},
): OpenDatabase {
  const types = {
    getTypeParser: ((oid: number, format?: 'text') =>
      oid === dateType
        ? (text: string) => text
        : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
  };
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 5000,
    statement_timeout: statementTimeout,
    application_name: 'grzadka',
    types,
  });
  pool.on('error', (error) => onIdleError?.(error));
  // A lent connection that breaks fails its query; unheard, the event itself would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const dialect = new PostgresDialect({ pool });
  return { db: new Kysely<Database>({ dialect, plugins: [new CamelCasePlugin()] }), pool };
}

/**
 * Closes the pool once nobody uses it any more. Destroying `db` alone would leave it open when all
 * queries went past the query builder.
 */
export async function closeDatabase({ db, pool }: OpenDatabase): Promise<void> {
  await db.destroy();
  if (!pool.ending) await pool.end();
}
