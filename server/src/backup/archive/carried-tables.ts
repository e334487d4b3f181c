import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { appliedMigrations } from '#src/core/schema/migrate.ts';
import type { ArchivedTable } from './archive-format.ts';

/**
 * Tables that stay where they are: who is signed in, or was until somebody ended it, from which browsers and how often somebody tried;
 * what deleted logins were signed in with;
 * messages, whose job does not travel and which may hold a password; what changed in the last minutes,
 * by which lists keep their totals; what checks have found where the data were; the mark of the storage there; what a transaction
 * has still to look through; the migrations, which the archive names. A table that is not listed here travels.
 */
const left: readonly string[] = [
  'session',
  'ended_session',
  'pending_sign_in',
  'wrong_code_run',
  'known_device',
  'deleted_login_secret',
  'sign_in_attempt',
  'mail_message',
  'list_change',
  'list_change_forgotten',
  'consistency_check',
  'storage_mark',
  'posting_check',
  'kysely_migration',
  'kysely_migration_lock',
];

/** The tables that a backup carries, with the columns that are not computed from others. */
export async function carriedTables(
  db: Kysely<Database>,
): Promise<readonly Omit<ArchivedTable, 'rows'>[]> {
  const { rows } = await sql<Omit<ArchivedTable, 'rows'>>`
    select
      relname as name,
      array_agg(attname::text order by attnum) as columns
    from pg_class
    join pg_attribute on attrelid = pg_class.oid
    where relnamespace = current_schema()::regnamespace
      and relkind in ('r', 'p')
      -- Somebody else may have put tables beside ours.
      and relowner = (select relowner from pg_class where oid = to_regclass('kysely_migration'))
      and attnum > 0 and not attisdropped and attgenerated = ''
      and relname <> all(${left})
    group by relname
    order by relname
  `.execute(db);
  return rows;
}

/** The last migration that has run; null in a database that has seen none. */
export async function schemaVersion(db: Kysely<Database>): Promise<string | null> {
  return (await appliedMigrations(db)).toSorted().at(-1) ?? null;
}
