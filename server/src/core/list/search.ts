import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { type ColumnName, column } from './conditions.ts';

/** An index of trigrams knows nothing of shorter words. */
const shortestIndexed = 3;

/** A word of a phrase in letters that compare, and as a pattern of `like` that finds it anywhere. */
interface Word {
  readonly pattern: string;
  /** Whether so many rows have it that the index would rather not be asked. */
  readonly isCommon: boolean;
}

/** The share of a column's values from which a word is common. */
const commonShare = 0.05;

/**
 * Whether a column filled by search_key() contains each word of the phrase, in any order, letter case and
 * diacritics ignored; `%`, `_` and `\` are ordinary characters (docs/product/rules.md#lists).
 *
 * The index is asked for the rarest word, by the database's own sample of the column, and for others that are
 * not common: to look for 'wodomierz 1486139' it would go through the million entries of each part of
 * 'wodomierz' as well, 70 ms instead of 2. The rows that have the rare words are few enough to be looked at;
 * of 'jan kowalczyk' that takes half the time when the index knows both.
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
  const conditions = others.map(({ pattern, isCommon }) =>
    isCommon ? sql`${searched} || '' like ${pattern}` : sql`${searched} like ${pattern}`,
  );
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
        and replace(concat(tablename, '.', attname), '_', '') = lower(${name})
    )
    select pattern, not is_indexed or coalesce(share > ${sql.lit(commonShare)}, false) as "isCommon"
    from word,
      lateral (
        select
          length(key) >= ${sql.lit(shortestIndexed)} as is_indexed,
          (select avg((value like pattern)::int) from sample) as share
      ) as known
    order by is_indexed desc, share, length(key) desc, key
  `.execute(db);
  return rows;
}
