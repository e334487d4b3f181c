import type { Range } from '@grzadka/contract/core/list/list-filters';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../database/tables.ts';

/** A column with its table, such as 'meter.lastMeasuredAt'. */
export type ColumnName = {
  [Table in keyof Database]: `${Table}.${keyof Database[Table] & string}`;
}[keyof Database];

/** A column in SQL; one that there is not does not compile. */
export function column(name: ColumnName): RawBuilder<unknown> {
  return sql.ref(name);
}

/** What a row has to meet to be listed. */
export type Condition = Expression<SqlBool>;

/** The conditions of a list, as the part of a statement; empty where there are none. */
export type Where = RawBuilder<unknown>;

/** Conditions as the part of a statement. */
export function whereOf(conditions: readonly Condition[]): Where {
  return conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;
}

/** What the ends of a range are: instants and days as the query has them, counts, or amounts in grosze. */
export type RangeUnit = 'instant' | 'day' | 'count' | 'amount';

/** A column and the range that it has to lie in. */
export interface RangeOfColumn {
  readonly value: RawBuilder<unknown>;
  readonly range: Range<string | number>;
  readonly unit: RangeUnit;
}

const ranges = new WeakMap<Condition, RangeOfColumn>();

/** The range that a condition made by `isWithin` or `isAmountWithin` asks for; undefined for any other condition. */
export function rangeOf(condition: Condition): RangeOfColumn | undefined {
  return ranges.get(condition);
}

/** Whether a column lies in the range, ends included; an open end lets everything through. */
export function isWithin(
  value: RawBuilder<unknown>,
  range: Range<string | number>,
): RawBuilder<SqlBool> {
  return rangeCondition({ value, range, unit: unitOf(range.from ?? range.thru) });
}

/** The same of a column with amounts, in grosze. */
export function isAmountWithin(
  value: RawBuilder<unknown>,
  range: Range<number>,
): RawBuilder<SqlBool> {
  return rangeCondition({ value, range, unit: 'amount' });
}

function unitOf(end: string | number | null): RangeUnit {
  if (typeof end === 'number') return 'count';
  return end?.includes('T') ? 'instant' : 'day';
}

function rangeCondition(asked: RangeOfColumn): RawBuilder<SqlBool> {
  const condition = compare(asked.value, asked.range);
  ranges.set(condition, asked);
  return condition;
}

function compare(
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
