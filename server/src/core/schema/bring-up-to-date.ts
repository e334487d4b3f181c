import { type Kysely, sql } from 'kysely';
import type { Pool } from 'pg';
import { closeDatabase, openDatabase } from '../database/open-database.ts';
import type { DatabaseUrls } from '../database/server/database-server.ts';
import type { Database } from '../database/tables.ts';
import { installJobs } from '../jobs/install-jobs.ts';
import { StartError } from '../process/start-error.ts';
import { defineRecordNames } from './define-record-names.ts';
import { findApplicationRole } from './find-application-role.ts';
import { grantApplicationRole } from './grant-application-role.ts';
import { isOutdated, migrate, NewerDatabaseError } from './migrate.ts';
import { MigrationError } from './migration-error.ts';
import { refreshCollations } from './refresh-collations.ts';

/** How far an update is. */
export interface UpdateProgress {
  /** The migration that is under way, from 1. */
  readonly step: number;
  readonly steps: number;
  /** Which of the data it has done up to where, in Polish; null where it does not say. */
  readonly part: string | null;
}

interface UpdateOptions {
  /** Called before migrations change what an earlier version has kept, while every other instance waits. */
  readonly beforeChange?: () => Promise<void>;
  /** Called for each migration that changes what an earlier version has kept, and for each portion of a long one. */
  readonly onProgress?: (progress: UpdateProgress) => void;
}

/**
 * Gives the database this version's schema, the job queue's included, this machine's sort order, no
 * compilation of statements, and the application's role what it may do there. All this is done as the owner, whose connections are
 * closed again afterwards. Throws a `StartError` when the database belongs to a newer version or does
 * not let itself be changed, or when `beforeChange` does; nothing has changed then.
 */
export async function bringUpToDate(
  urls: DatabaseUrls,
  { beforeChange = async () => {}, onProgress = () => {} }: UpdateOptions = {},
): Promise<void> {
  // No time-out: a migration and a new sort order may take long on a large database.
  const owner = openDatabase(urls.ownerUrl, { max: 2, statementTimeout: 0 });
  let current = { step: 0, steps: 0 };
  hearOfPortions(owner.pool, (part) => onProgress({ ...current, part }));
  try {
    const role = await findApplicationRole(urls);
    await oneAtATime(owner.db, async () => {
      // The first start has nothing to change, and so nothing to tell of.
      const isUpdate = await isOutdated(owner.db);
      if (isUpdate) await beforeChange();
      await migrate(owner.db, {
        onStep: ({ step, steps }) => {
          if (!isUpdate) return;
          current = { step, steps };
          onProgress({ ...current, part: null });
        },
      });
      await defineRecordNames(owner.db);
      await turnOffCompilation(owner.db);
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

/** The code of the notices by which migrations tell of a portion that is done. */
const portionNotice = 'GZ001';

/** Hears, on every connection that the pool will make, which portions a migration has done. */
function hearOfPortions(pool: Pool, onPortion: (part: string) => void): void {
  pool.on('connect', (client) =>
    client.on('notice', ({ code, message = '' }) => {
      if (code === portionNotice) onPortion(message);
    }),
  );
}

/**
 * Has no connection that is made to the database from now on compile its statements (`jit`, which Debian's PostgreSQL brings and the
 * embedded one does not). A server compiles where it expects much work, at each request anew: half a second or more, for statements that
 * run in milliseconds. It is a setting of the database, since PgBouncer passes none of a connection's on. Does nothing where
 * that is set already, or where the owner of the tables does not own the database, whose administrator then decides.
 */
async function turnOffCompilation(db: Kysely<Database>): Promise<void> {
  await sql`
    do $$
    begin
      if current_setting('jit')::boolean then
        execute format('alter database %I set jit to off', current_database());
      end if;
    exception when insufficient_privilege then
      raise notice 'whoever owns the database has to say: alter database % set jit to off', current_database();
    end
    $$
  `.execute(db);
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
  if (error instanceof NewerDatabaseError) return newerDatabase(error);
  return new MigrationError(null, error);
}

/** The sentence for a database that a newer version has made. */
export function newerDatabase(error: NewerDatabaseError): StartError {
  return new StartError(
    'Bazę danych przygotowała nowsza wersja Grządki: zaktualizuj program i uruchom go ponownie.',
    error,
  );
}
