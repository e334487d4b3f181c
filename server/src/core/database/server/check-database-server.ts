import pg from 'pg';
import { errorCode } from '../../errors/error-code.ts';
import { StartError } from '../../process/start-error.ts';

/** The oldest major version of PostgreSQL that serves: what is promised of it is tried on it. */
export const oldestVersion = 15;

/** The environment variables that name a database. */
type DatabaseVariable = 'DATABASE_URL' | 'DATABASE_OWNER_URL';

/**
 * Tries the database that this variable names: it must answer within five seconds and be PostgreSQL
 * 15 or later. Throws a `StartError`, which never holds the password.
 */
export async function checkDatabaseServer(url: string, variable: DatabaseVariable): Promise<void> {
  let client: pg.Client | undefined;
  try {
    client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
    });
    client.on('error', () => {}); // the query fails with the same error
    await client.connect();
    const { rows } = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::int / 10000 as version",
    );
    const version = rows[0]?.version ?? 0;
    if (version < oldestVersion) {
      throw new StartError(
        `Serwer bazy danych ${place(url)} to PostgreSQL ${version}, a potrzebny jest co najmniej ${oldestVersion}: zaktualizuj go albo wskaż inny w ${variable}.`,
      );
    }
  } catch (error) {
    throw error instanceof StartError ? error : connectionFailure(url, variable, error);
  } finally {
    await client?.end().catch(() => {});
  }
}

function connectionFailure(url: string, variable: DatabaseVariable, error: unknown): StartError {
  const code = errorCode(error);
  const database = databaseName(url);
  switch (code) {
    case '28P01':
    case '28000':
      return new StartError(
        `Serwer bazy danych ${place(url)} odrzucił użytkownika lub hasło: popraw ${variable}.`,
        error,
      );
    case '3D000':
      return new StartError(
        `Na serwerze bazy danych ${place(url)} nie ma bazy „${database}”: załóż ją albo popraw ${variable}.`,
        error,
      );
    default:
      return new StartError(
        `Nie można połączyć się z bazą danych ${place(url)} (${code || 'brak odpowiedzi'}): sprawdź, czy serwer działa i czy adres w ${variable} jest właściwy.`,
        error,
      );
  }
}

/** The server's host and port as the address states them, without user and password. */
function place(url: string): string {
  const { host, searchParams } = new URL(url);
  return `„${host || searchParams.get('host') || ''}”`;
}

function databaseName(url: string): string {
  return decodeURIComponent(new URL(url).pathname.slice(1));
}
