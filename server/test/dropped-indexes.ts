import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';

/**
 * Drops the indexes of tables, named as in SQL, that are no key's, those of exclusion constraints included, and gives what
 * makes them again; as the owner. To make them when the rows are there takes a third of what it costs row by row.
 */
export async function dropIndexes(
  db: Kysely<Database>,
  tables: readonly string[],
): Promise<() => Promise<void>> {
  const { rows } = await sql<{ dropping: string; making: string }>`
    select
      case when conname is null then format('drop index %s', indexrelid::regclass)
        else format('alter table %s drop constraint %I', indrelid::regclass, conname)
      end as dropping,
      case when conname is null then pg_get_indexdef(indexrelid)
        else format('alter table %s add constraint %I %s', indrelid::regclass, conname, pg_get_constraintdef(pg_constraint.oid))
      end as making
    from pg_index
    join unnest(${tables}::text[]) listed on indrelid = listed::regclass
    left join pg_constraint on conindid = indexrelid and conrelid = indrelid
    where contype is null or contype = 'x'
  `.execute(db);
  for (const { dropping } of rows) await sql.raw(dropping).execute(db);
  return async () => {
    for (const { making } of rows) await sql.raw(making).execute(db);
  };
}
