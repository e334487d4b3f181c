import { sql } from 'kysely';
import { closeDatabase, openDatabase } from '../database/open-database.ts';
import type { DatabaseUrls } from '../database/server/database-server.ts';
import { StartError } from '../process/start-error.ts';

/** The role that a connection works as, and its server, database and schema. */
interface Place {
  readonly role: string;
  readonly place: string;
}

/**
 * The role the application works as, asked of the server, since an address need not name it; null
 * where that is the owner itself. Throws a `StartError` when the two addresses are of different
 * databases: the one would be prepared, and the other used.
 */
export async function findApplicationRole({ url, ownerUrl }: DatabaseUrls): Promise<string | null> {
  if (url === ownerUrl) return null;
  const [application, owner] = await Promise.all([placeOf(url), placeOf(ownerUrl)]);
  if (application.place !== owner.place) {
    throw new StartError(
      'DATABASE_URL i DATABASE_OWNER_URL wskazują różne bazy danych: podaj w obu adres tej samej bazy.',
    );
  }
  return application.role === owner.role ? null : application.role;
}

async function placeOf(url: string): Promise<Place> {
  const database = openDatabase(url, { max: 1 });
  try {
    const { rows } = await sql<Place>`
      select
        current_user as role,
        concat_ws(' ', pg_postmaster_start_time(), current_database(), current_schema()) as place
    `.execute(database.db);
    return rows[0] ?? { role: '', place: '' };
  } finally {
    await closeDatabase(database);
  }
}
