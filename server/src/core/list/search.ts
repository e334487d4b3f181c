import { type Expression, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { snakeCase } from '../database/snake-case.ts';
import type { Database } from '../database/tables.ts';
import { type ColumnName, type Condition, column } from './conditions.ts';

/** An index of trigrams knows nothing of shorter words. */
const shortestIndexed = 3;

/** Blanks, and the hyphen of a double name: 'Kowalska-Nowak' is also found as 'Nowak-Kowalska' and as 'Nowak Kowalska'. */
const betweenWords = String.raw`\s+|(?<=[a-z]{2})-(?=[a-z]{2})`;

/** What stands before a word of a column, as the beginning of a regular expression. */
const beforeWord = '(^|[ (/.,-])';

/** What has a meaning in a regular expression. */
const signsOfExpressions = String.raw`[][\\^$.|?*+(){}]`;

/** A word of a phrase in letters that compare, as a pattern of `like` that finds it anywhere in a column. */
interface Word {
  readonly name: ColumnName;
  readonly key: string;
  readonly pattern: string;
  /** Whether so many rows have it that the index would rather not be asked. */
  readonly isCommon: boolean;
  /** Whether many rows have it together with all other words of the phrase. */
  readonly areMany: boolean;
  readonly isIndexed: boolean;
  /** The regular expression of a word that begins so. */
  readonly beginning: string;
  /** Whether so many rows have one that the index would rather not be asked. */
  readonly isOftenBegun: boolean;
}

/** The share of a column's values from which a word is common. */
const commonShare = 0.05;

/** The share of them from which a beginning is common: the index knows but one or two trigrams of it. */
const oftenBegun = 0.2;

/** So many rows that they are sooner found one by one in any order than fetched and sorted. */
const many = 5_000;

/** The least share of a sample of a hundred from which the number of rows can be estimated. */
const leastShare = 0.01;

const metByMany = new WeakSet<Condition>();

/**
 * Whether so many rows meet a condition made by `containsWords`, by the database's own sample, that a page of them is soon
 * found in any order.
 */
export function isMetByMany(condition: Condition): boolean {
  return metByMany.has(condition);
}

/** What there is of a condition in which a word is too common for the index, or too short, beside one that is rare enough (0193). */
interface Parts {
  /** What the index is asked of it. */
  readonly indexed: Condition;
  /** The condition of those rows in which the other words begin one: the index has fewer of these. */
  readonly begun: Condition;
}

const partsOf = new WeakMap<Condition, Parts>();

/** The parts of such a condition, made by `containsWords` or `narrowed`; of any other undefined. */
export function partsOfCommon(condition: Condition): Parts | undefined {
  return partsOf.get(condition);
}

/** A condition made by `containsWords` of those rows alone that meet others, too. */
export function narrowed(condition: Condition, others: readonly Condition[]): Condition {
  const both = sql<SqlBool>`(${allOf([condition, ...others])})`;
  const parts = partsOf.get(condition);
  if (parts) partsOf.set(both, { ...parts, begun: allOf([parts.begun, ...others]) });
  return both;
}

/**
 * Whether a column filled by search_key() contains each word of the phrase, in any order, letter case and
 * diacritics ignored, and a hyphen between letters is a blank; `%`, `_` and `\` are ordinary characters (docs/product/rules.md#lists).
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

function containsAll(searched: RawBuilder<unknown>, words: readonly Word[]): RawBuilder<SqlBool> {
  const [rarest, ...others] = words;
  if (!rarest) return sql<SqlBool>`true`;
  const rare = [rarest, ...others.filter(({ isCommon }) => !isCommon)];
  const indexed = allOf(rare.map(({ pattern }) => sql`${searched} like ${pattern}`));
  const common = others.filter(({ isCommon }) => isCommon);
  if (common.length === 0) return marked(indexed, rarest);
  // An index of trigrams knows nothing of `strpos`; PostgreSQL guesses that a third of the rows meet it. Behind any
  // other expression `like` would be taken for rare, so that no order is gone through for it.
  const contained = common.map(({ key }) => sql`strpos(${searched}, ${key}) > 0`);
  const condition = marked(allOf([indexed, ...contained]), rarest);
  if (rarest.isIndexed) {
    const begun = allOf([indexed, ...common.map((word) => beginsOne(searched, word))]);
    partsOf.set(condition, { indexed, begun });
  }
  return condition;
}

function marked(condition: RawBuilder<SqlBool>, { areMany }: Word): RawBuilder<SqlBool> {
  if (areMany) metByMany.add(condition);
  return condition;
}

/** The condition that a word begins one of the column, in which the index is asked where that is rare enough. */
function beginsOne(
  searched: RawBuilder<unknown>,
  { beginning, isOftenBegun }: Word,
): RawBuilder<unknown> {
  // Joined with nothing, the column is none that the index knows.
  return sql`${isOftenBegun ? sql`(${searched} || '')` : searched} ~ ${beginning}`;
}

function allOf(conditions: readonly Expression<unknown>[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
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
      from regexp_split_to_table(search_key(${phrase}), ${sql.lit(betweenWords)}) as key
      where key <> ''
    ), searched (name, sample, rows) as materialized (
      values ${sql.join(names.map((name) => sql`(${name}::text, ${sampleOf(name)}, ${rowsOf(name)})`))}
    )
    select
      searched.name, key, pattern,
      not is_indexed or coalesce(share > ${sql.lit(commonShare)}, false) as "isCommon",
      coalesce((
        select avg((value like all (array(select pattern from word)))::int) from unnest(sample) as value
      ) > greatest(${sql.lit(leastShare)}, ${sql.lit(many)} / rows), false) as "areMany",
      is_indexed as "isIndexed", beginning, coalesce((
        select avg((value ~ beginning)::int) from unnest(sample) as value
      ) > ${sql.lit(oftenBegun)}, false) as "isOftenBegun"
    from word cross join searched,
      lateral (
        select
          length(key) >= ${sql.lit(shortestIndexed)} as is_indexed,
          (select avg((value like pattern)::int) from unnest(sample) as value) as share,
          ${beforeWord} || regexp_replace(key, ${signsOfExpressions}, '\\\\\\&', 'g') as beginning
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

/** How many rows the table of a column had when that was sampled; null where it never was, or was empty. */
function rowsOf(name: ColumnName): RawBuilder<unknown> {
  const [table = ''] = name.split('.').map(snakeCase);
  return sql`(select nullif(greatest(reltuples, 0), 0) from pg_class where oid = ${sql.lit(table)}::regclass)`;
}
