import { sql } from 'kysely';
import type { Config } from '../../config/config.ts';
import { StartError } from '../../process/start-error.ts';
import { closeDatabase, openDatabase } from '../open-database.ts';

/** More would only wait for the server's cores. */
const usualPool = 20;

/** With one alone, a request that needs another connection on the way would wait for itself. */
const leastPool = 2;

/** Connections beside those of the pools: of backups, of the commands, of the owner at an update. */
const aside = 5;

/** Connections of a main process that answers no requests itself. */
export const mainPool = 4;

/**
 * How many connections to the database at `url` each process that answers requests may have: DATABASE_POOL, else as many as the
 * server's limit has for each, 20 at the most. Throws a `StartError` when all of them together would be
 * more than the server lets in.
 */
export async function choosePool(
  url: string,
  { processes, databasePool }: Pick<Config, 'databasePool' | 'processes'>,
): Promise<number> {
  const limit = await connectionLimit(url);
  const others = aside + (processes > 1 ? mainPool : 0);
  const share = Math.floor((limit - others) / processes);
  const pool = databasePool ?? Math.max(leastPool, Math.min(usualPool, share));
  if (pool <= share) return pool;
  const needed = processes * pool + others;
  throw new StartError(
    `Połączenia z bazą danych się nie zmieszczą: serwer daje programowi ${limit}, a potrzeba ${needed}, czyli ${processes} × ${pool} (WEB_CONCURRENCY × DATABASE_POOL) i ${others} na prace programu, kopie i polecenia. Zmniejsz WEB_CONCURRENCY lub DATABASE_POOL albo zwiększ max_connections serwera.`,
  );
}

/** How many connections the role of the address may have in its database, if it had the server to itself. */
async function connectionLimit(url: string): Promise<number> {
  const database = openDatabase(url, { max: 1 });
  try {
    // PostgreSQL 15 knows no reserved_connections, and -1 says that role or database has no limit of its own.
    const { rows } = await sql<{ limit: number }>`
      select least(
        current_setting('max_connections')::int
          - current_setting('superuser_reserved_connections')::int
          - coalesce(current_setting('reserved_connections', true)::int, 0),
        nullif(rolconnlimit, -1),
        nullif(datconnlimit, -1)
      ) as "limit"
      from pg_roles, pg_database
      where rolname = current_user and datname = current_database()
    `.execute(database.db);
    return rows[0]?.limit ?? 0;
  } finally {
    await closeDatabase(database);
  }
}
