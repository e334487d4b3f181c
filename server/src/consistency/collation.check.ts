import { collationCheck } from '@grzadka/contract/consistency/collation.check';
import { sql } from 'kysely';
import { bindCheck } from '#src/core/inspection/check.ts';

/**
 * Finds the collations that the server has in another version than the indexes were made with: these would
 * silently miss rows. A start of the program mends its own, so one is found where the server was changed since.
 */
export const checkCollations = bindCheck(collationCheck, async function* ({ db }) {
  const { rows } = await sql<{ collation: 'own' | 'database' }>`
    select 'own' as collation
    from pg_collation
    where collnamespace = current_schema()::regnamespace
      and collversion is distinct from pg_collation_actual_version(oid)
    union all
    select 'database'
    from pg_database
    where datname = current_database()
      -- Where no version was kept, PostgreSQL itself cannot tell.
      and datcollversion <> pg_database_collation_actual_version(oid)
  `.execute(db);
  yield { findings: rows.map((finding) => ({ record: null, ...finding })) };
});
