import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { breakOffSilence } from './break-off-silence.ts';
import { preparingPool } from './prepared-statements.ts';
import type { Database } from './tables.ts';

/** How a pool treats its connections. */
export interface PoolOptions {
  /** Connections at the most; several instances share what the server allows. */
  max?: number;
  /** Milliseconds that a query waits for a connection: for a free one, or to make another. */
  connectionTimeout?: number;
  /**
   * Milliseconds after which a statement is given up, or a transaction in which nothing happens; half a
   * second later the connection counts as lost. 0, for long work such as an import, sets no limit.
   */
  statementTimeout?: number;
  /**
   * Milliseconds that a statement may take in all which waits for a lock that others hold in turn, each for less than
   * `statementTimeout`. Where they are not more than that, to wait is as good as to be slow.
   */
  turnTimeout?: number;
  /** Called when a connection broke while idle; the pool replaces it by itself. */
  onIdleError?: (error: Error) => void;
}

/** A pool of connections and the query builder on it. */
export interface OpenDatabase {
  db: Kysely<Database>;
  pool: pg.Pool;
}

/** After how long a silence the system asks whether the server is still there. */
const keepAliveMilliseconds = 10_000;

/** How much longer the server has for saying itself that it gave up. */
const graceMilliseconds = 500;

/**
 * Opens a pool on the database at `url`. Nothing connects until the first query. A query that finds
 * no connection, or gets no answer in time, fails, and the caller gets 503. The limits of one
 * statement add up to less than ten seconds, or to thirteen where it waits for a lock that others hold
 * in turn. An answer of a server that is away is waited for less than five, so that all is well again
 * five seconds after it is back (0048). Column names are snake case in SQL and camel case in code,
 * mapped here only.
 */
export function openDatabase(
  url: string,
  {
    max = 20,
    connectionTimeout = 3_000,
    statementTimeout = 4_000,
    turnTimeout = 10_000,
    onIdleError,
  }: PoolOptions = {},
): OpenDatabase {
  const mayWait = statementTimeout > 0 && turnTimeout > statementTimeout;
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectionTimeout,
    // The server cannot tell waiting from being slow: where that matters, its limit is the last word.
    statement_timeout: mayWait ? turnTimeout : statementTimeout,
    // A transaction whose client is out of reach would keep its locks.
    idle_in_transaction_session_timeout: statementTimeout,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMilliseconds,
    application_name: 'grzadka',
    // Statements that are sent together do not wait for each other (`holdingBack`).
    pipeline: true,
  });
  pool.on('error', (error) => onIdleError?.(error));
  // A lent connection that breaks fails its query; unheard, the event itself would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  if (statementTimeout > 0) {
    const lookAt = mayWait ? url : null;
    breakOffSilence(pool, { limit: statementTimeout, grace: graceMilliseconds, lookAt });
  }
  const dialect = new PostgresDialect({ pool: preparingPool(pool) });
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
