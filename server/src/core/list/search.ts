import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { type ColumnName, column } from './conditions.ts';

/** An index of trigrams knows nothing of shorter words. */
const shortestIndexed = 3;

/** A word of a phrase in letters that compare, and as a pattern of `like` that finds it anywhere. */
interface Word {
  readonly key: string;
  readonly pattern: string;
}

/**
 * Whether a column filled by search_key() contains each word of the phrase, in any order, letter case and
 * diacritics ignored; `%`, `_` and `\` are ordinary characters (docs/product/rules.md#lists).
 *
 * The index is asked for one word only, the rarest by the database's own sample of the column: to
 * look for 'wodomierz 1486139' it would go through the million entries of each part of 'wodomierz' as well,
 * 70 ms instead of 2. The rows that have the rarest word are few enough to be looked at.
 */
export async function containsWords(
  db: Kysely<Database>,
  name: ColumnName,
  phrase: string,
): Promise<RawBuilder<SqlBool>> {
  const [rarest, ...others] = await wordsOf(db, name, phrase);
  if (!rarest) return sql<SqlBool>`true`;
  const searched = column(name);
  // Behind an expression the index does not see the column.
  const conditions = others.map(({ pattern }) => sql`${searched} || '' like ${pattern}`);
  return sql<SqlBool>`${sql.join([sql`${searched} like ${rarest.pattern}`, ...conditions], sql` and `)}`;
}

/** The words of a phrase, each once, the rarest that the index knows first. */
async function wordsOf(db: Kysely<Database>, name: ColumnName, phrase: string): Promise<Word[]> {
  // Escaped after search_key(), which may turn a full-width sign into one with a meaning of its own.
  const { rows } = await sql<Word>`
    with word as (
      select distinct key, '%' || regexp_replace(key, '[\\\\%_]', '\\\\\\&', 'g') || '%' as pattern
      from regexp_split_to_table(search_key(${phrase}), '\\s+') as key
      where key <> ''
    ), sample as (
      select unnest(
        coalesce(most_common_vals::text::text[], '{}') || coalesce(histogram_bounds::text::text[], '{}')
      ) as value
      from pg_stats
      where schemaname = current_schema()
        and concat(tablename, '.', replace(attname, '_', '')) = lower(${name})
    )
    select key, pattern
    from word
    order by
      length(key) >= ${sql.lit(shortestIndexed)} desc,
      (select count(*) from sample where value like pattern),
      length(key) desc, key
  `.execute(db);
  return rows;
}
