import type { Range } from '@grzadka/contract/core/list-filters';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * Whether a column filled by search_key() contains the phrase, letter case and diacritics ignored;
 * `%`, `_` and `\` are ordinary characters. They are escaped after search_key(), which may turn a
 * full-width sign into one of them.
 */
export function containsPhrase(searchColumn: string, phrase: string): RawBuilder<SqlBool> {
  const key = sql`regexp_replace(search_key(${phrase}), ${'[\\\\%_]'}, ${'\\\\\\&'}, 'g')`;
  return sql<SqlBool>`${sql.ref(searchColumn)} like '%' || ${key} || '%'`;
}

/** Whether a column lies in the range, ends included; an open end lets everything through. */
export function isWithin(
  column: RawBuilder<unknown>,
  { from, thru }: Range<string | number>,
): RawBuilder<SqlBool> {
  if (from === null) return sql<SqlBool>`${column} <= ${thru}`;
  if (thru === null) return sql<SqlBool>`${column} >= ${from}`;
  return sql<SqlBool>`${column} between ${from} and ${thru}`;
}

/** Orders text the Polish way, with natural numbers. */
export function polishOrder(column: string): RawBuilder<unknown> {
  return sql`${sql.ref(column)} collate polish`;
}
