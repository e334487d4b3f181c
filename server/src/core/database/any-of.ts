import { type RawBuilder, sql } from 'kysely';

/**
 * Any of these ids, in SQL, for a column to be compared with. A subquery hides from the planner how many they are, so that
 * PostgreSQL keeps one plan of a prepared statement; by `any($1)` it would make another one for each number.
 */
export function anyOf(ids: readonly string[], type: 'uuid' | 'text'): RawBuilder<string> {
  const array = sql.raw(`${type}[]`);
  return sql`any((select ${ids}::${array})::${array})`;
}
