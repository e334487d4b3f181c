import { type Kysely, sql } from 'kysely';
import type { Database } from './tables.ts';

const name = sql`hashtext('grzadka objects')`;

/**
 * Keeps every object that has a row from being removed until the connection of `db` ends. Call it
 * before the transaction whose rows name the objects.
 */
export async function keepObjects(db: Kysely<Database>): Promise<void> {
  await sql`select pg_advisory_lock_shared(${name})`.execute(db);
}

/**
 * A condition of the statement that removes rows of objects: that nobody keeps them now. While it runs,
 * who wants to keep them waits, and then no longer sees the rows.
 */
export const objectsAreFree = sql<boolean>`pg_try_advisory_xact_lock(${name})`;
