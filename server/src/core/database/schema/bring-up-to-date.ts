import { type Kysely, sql } from 'kysely';
import { installJobs } from '../../jobs/install-jobs.ts';
import { errorCode } from '../../process/error-code.ts';
import { StartError } from '../../process/start-error.ts';
import type { DatabaseUrls } from '../server/database-server.ts';
import { findApplicationRole } from './find-application-role.ts';
import { grantApplicationRole } from './grant-application-role.ts';
import { isOutdated, migrate, NewerDatabaseError } from './migrate.ts';
import { closeDatabase, openDatabase } from '../open-database.ts';
import { refreshCollations } from './refresh-collations.ts';
import type { Database } from '../tables.ts';

/**
 * Gives the database this version's schema, the job queue's included, this machine's sort order, and
 * the application's role what it may do there. All this is done as the owner, whose connections are
 * closed again afterwards. Before migrations change what an earlier version has kept there,
 * `beforeChange` is called, while every other instance waits. Throws a `StartError` when the database
 * belongs to a newer version or does not let itself be changed, or when `beforeChange` does; nothing
 * has changed then.
 */
export async function bringUpToDate(
  urls: DatabaseUrls,
  beforeChange: () => Promise<void> = async () => {},
): Promise<void> {
  // No time-out: a migration and a new sort order may take long on a large database.
  const owner = openDatabase(urls.ownerUrl, { max: 2, statementTimeout: 0 });
  try {
    const role = await findApplicationRole(urls);
    await oneAtATime(owner.db, async () => {
      if (await isOutdated(owner.db)) await beforeChange();
      await migrate(owner.db);
    });
    await installJobs(owner.pool);
    if (role !== null) await grantApplicationRole(owner.db, role);
    await refreshCollations(owner.db);
  } catch (error) {
    throw explain(error);
  } finally {
    await closeDatabase(owner);
  }
}

/** Of two instances that start together the second waits here, and finds the work done. */
async function oneAtATime(db: Kysely<Database>, work: () => Promise<void>): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(hashtext('grzadka migrations'))`.execute(connection);
    try {
      await work();
    } finally {
      // A connection that broke has let go, and shall not hide what else failed.
      await sql`select pg_advisory_unlock(hashtext('grzadka migrations'))`
        .execute(connection)
        .catch(() => undefined);
    }
  });
}

function explain(error: unknown): StartError {
  if (error instanceof StartError) return error;
  if (error instanceof NewerDatabaseError) {
    return new StartError(
      'Bazę danych przygotowała nowsza wersja Grządki: zaktualizuj program i uruchom go ponownie.',
      error,
    );
  }
  const code = errorCode(error) || 'nieznany błąd';
  return new StartError(
    `Nie udało się przygotować bazy danych (${code}): sprawdź uprawnienia jej użytkownika (właściciela tabel podaje się w DATABASE_OWNER_URL) i miejsce na dysku.`,
    error,
  );
}
