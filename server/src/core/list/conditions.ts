import type { Range } from '@grzadka/contract/core/list/list-filters';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../database/tables.ts';

/** A column with its table, such as 'meter.lastMeasuredAt'. */
export type ColumnName = {
  [Table in keyof Database]: `${Table}.${keyof Database[Table] & string}`;
}[keyof Database];

/** A column in SQL; one that there is not does not compile. */
export function column(name: ColumnName): RawBuilder<unknown> {
  return sql.ref(name);
}

/** Whether a column lies in the range, ends included; an open end lets everything through. */
export function isWithin(
  value: RawBuilder<unknown>,
  { from, thru }: Range<string | number>,
): RawBuilder<SqlBool> {
  if (from === null) return sql<SqlBool>`${value} <= ${thru}`;
  if (thru === null) return sql<SqlBool>`${value} >= ${from}`;
  return sql<SqlBool>`${value} between ${from} and ${thru}`;
}

/** Orders text the Polish way, with natural numbers. */
export function polishOrder(name: ColumnName): RawBuilder<unknown> {
  return sql`${column(name)} collate polish`;
}
