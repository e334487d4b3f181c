import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';

/** The keys of all stored objects that have a row, in order; none before there was a storage. */
export async function objectKeys(db: Kysely<Database>): Promise<string[]> {
  const found = await sql<{ found: boolean }>`
    select to_regclass('stored_object') is not null as found
  `.execute(db);
  if (!found.rows[0]?.found) return [];
  const { rows } = await sql<{ id: string }>`select id from stored_object order by id`.execute(db);
  return rows.map(({ id }) => id);
}
