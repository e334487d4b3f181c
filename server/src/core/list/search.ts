import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { snakeCase } from '../database/snake-case.ts';
import type { Database } from '../database/tables.ts';
import { type ColumnName, column } from './conditions.ts';

/** An index of trigrams knows nothing of shorter words. */
const shortestIndexed = 3;

/** A word of a phrase in letters that compare, as a pattern of `like` that finds it anywhere in a column. */
interface Word {
  readonly name: ColumnName;
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
 * not common. Asked for all of 'wodomierz 1486139', it would go through a million entries for each part of
 * 'wodomierz', too. The rows that have the rare words are few enough to be looked at (0066).
 */
export async function containsWords(
  db: Kysely<Database>,
  name: ColumnName,
  phrase: string,
): Promise<RawBuilder<SqlBool>> {
  const containsIn = await containsWordsIn(db, [name], phrase);
  return containsIn(name);
}

/** The same of each of several columns, for one search in all of them. */
export async function containsWordsIn<Name extends ColumnName>(
  db: Kysely<Database>,
  names: readonly Name[],
  phrase: string,
): Promise<(name: Name) => RawBuilder<SqlBool>> {
  const words = Map.groupBy(await wordsOf(db, names, phrase), ({ name }) => name);
  return (name) => containsAll(column(name), words.get(name) ?? []);
}

function containsAll(
  searched: RawBuilder<unknown>,
  [rarest, ...others]: readonly Word[],
): RawBuilder<SqlBool> {
  if (!rarest) return sql<SqlBool>`true`;
  // Behind an expression the index does not see the column.
  const conditions = others.map(({ pattern, isCommon }) =>
    isCommon ? sql`${searched} || '' like ${pattern}` : sql`${searched} like ${pattern}`,
  );
  return sql<SqlBool>`${sql.join([sql`${searched} like ${rarest.pattern}`, ...conditions], sql` and `)}`;
}

/** The words of a phrase, each once for each column, the rarest of it that the index knows first. */
async function wordsOf(
  db: Kysely<Database>,
  names: readonly ColumnName[],
  phrase: string,
): Promise<Word[]> {
  // The sample is read once: the statistics take ten times as long as the comparison of one word. Each column is named by
  // itself, not in an array: so its statistics are found in an index, and the statement keeps one plan.
  // Escaped after search_key(), which may turn a full-width sign into one with a meaning of its own.
  const { rows } = await sql<Word>`
    with word as (
      select distinct key, '%' || regexp_replace(key, '[\\\\%_]', '\\\\\\&', 'g') || '%' as pattern
      from regexp_split_to_table(search_key(${phrase}), '\\s+') as key
      where key <> ''
    ), searched (name, sample) as materialized (
      values ${sql.join(names.map((name) => sql`(${name}::text, ${sampleOf(name)})`))}
    )
    select searched.name, pattern, not is_indexed or coalesce(share > ${sql.lit(commonShare)}, false) as "isCommon"
    from word cross join searched,
      lateral (
        select
          length(key) >= ${sql.lit(shortestIndexed)} as is_indexed,
          (select avg((value like pattern)::int) from unnest(sample) as value) as share
      ) as known
    order by is_indexed desc, share, length(key) desc, key
  `.execute(db);
  return rows;
}

/** The values that the database itself keeps of a column, as an array. */
function sampleOf(name: ColumnName): RawBuilder<unknown> {
  const [table = '', searched = ''] = name.split('.').map(snakeCase);
  return sql`(
    select coalesce(most_common_vals::text::text[], '{}') || coalesce(histogram_bounds::text::text[], '{}')
    from pg_stats
    where schemaname = current_schema() and tablename = ${table} and attname = ${searched}
  )`;
}
