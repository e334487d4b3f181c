import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/tables.ts';

/**
 * Rebuilds the indexes of text whose sort order came with another version of ICU: after an upgrade
 * of PostgreSQL or a move to another machine they would silently miss rows. Gives whether there was
 * anything to do, which takes as long as the indexes are large.
 */
export async function refreshCollations(db: Kysely<Database>): Promise<boolean> {
  return db.connection().execute(async (connection) => {
    if ((await outdatedCollations(connection)).length === 0) return false;
    // Another instance that starts at the same time waits here, and then finds nothing to do.
    await sql`select pg_advisory_lock(hashtext('grzadka collations'))`.execute(connection);
    try {
      const names = await outdatedCollations(connection);
      if (names.length > 0) await reindexDatabase(connection);
      for (const name of names) {
        await sql`alter collation ${sql.id(name)} refresh version`.execute(connection);
      }
      return names.length > 0;
    } finally {
      await sql`select pg_advisory_unlock(hashtext('grzadka collations'))`.execute(connection);
    }
  });
}

async function reindexDatabase(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  for (const { name } of rows) await sql`reindex database ${sql.id(name)}`.execute(db);
}

/** The application's own collations; those of `pg_catalog` are used by no index of ours. */
async function outdatedCollations(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select collname as name
    from pg_collation
    where collnamespace = current_schema()::regnamespace
      and collversion is distinct from pg_collation_actual_version(oid)
  `.execute(db);
  return rows.map((row) => row.name);
}
