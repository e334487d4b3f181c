import { Socket } from 'node:net';
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg, { type Pool, type PoolClient } from 'pg';
import { preparingPool } from './prepared-statements.ts';
import type { Database } from './tables.ts';

/** How a pool treats its connections. */
export interface PoolOptions {
  /** Connections at the most; several instances share what the server allows. */
  max?: number;
  /** Milliseconds that a query waits for a connection: for a free one, or to make another. */
  connectionTimeout?: number;
  /**
   * Milliseconds after which the server gives up a statement, or a transaction in which nothing
   * happens; half a second later the connection counts as lost. 0, for long work such as an import,
   * sets no limit.
   */
  statementTimeout?: number;
  /** Told of a connection that broke while idle; the pool replaces it by itself. */
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
 * statement add up to less than ten seconds. An answer is waited for less than five, so that all is
 * well again five seconds after the server is back (0048). Column names are snake case in SQL and
 * camel case in code, mapped here only.
 */
export function openDatabase(
  url: string,
  { max = 20, connectionTimeout = 3_000, statementTimeout = 4_000, onIdleError }: PoolOptions = {},
): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectionTimeout,
    statement_timeout: statementTimeout,
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
  if (statementTimeout > 0) breakOffSilentConnections(pool, statementTimeout + graceMilliseconds);
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

/**
 * Breaks off every lent connection of a pool on which nothing has come or gone for `limit`
 * milliseconds. Its statement fails with ETIMEDOUT, every further one as well, and the pool makes
 * another connection instead of lending it again. A limit on the statement alone
 * (`query_timeout`) would not do: the query builder gives such a connection back as if it were well,
 * and whoever gets it next waits behind the statement that is never answered.
 */
function breakOffSilentConnections(pool: Pool, limit: number): void {
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
