import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';

/** The login with this user name, letter case ignored (decisions 7), or undefined. */
export function findLoginByName(db: Kysely<Database>, loginId: string) {
  return db
    .selectFrom('login')
    .select(['id', 'passwordHash', 'enabled'])
    .where(sql`lower(login_id collate polish)`, '=', sql`lower(${loginId}::text collate polish)`)
    .executeTakeFirst();
}
