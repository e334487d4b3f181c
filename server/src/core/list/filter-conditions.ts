import type { FilterKey, ListDefinition, ListSelection } from '@grzadka/contract/core/list/list';
import type { FilterValue } from '@grzadka/contract/core/list/list-filters';
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { Condition } from './conditions.ts';

/**
 * What a filter asks of a row. One that names a record may look that up; it refuses, as the query would be, a
 * name that there is not.
 */
type FilterCondition<Value> = (
  value: Value,
  db: Kysely<Database>,
) => Condition | Promise<Condition>;

/** The condition of every filter of a list, by its key. */
export type Conditions<L extends ListDefinition> = {
  readonly [K in FilterKey<L>]?: FilterCondition<FilterValue<L['filters'][K]>>;
};

/** The filters that are not a column by themselves (`fieldFilter`). */
export type GivenKey<L extends ListDefinition> = {
  [K in FilterKey<L>]: L['filters'][K] extends { readonly isColumn: true } ? never : K;
}[FilterKey<L>];

/** What the filters that act ask of a row: the condition that is given for each, or that the column called as the filter has the value. */
export async function filtersOf<L extends ListDefinition>(
  db: Kysely<Database>,
  { filters, idle = {} }: ListSelection<L>,
  { table, filters: given }: { readonly table: string; readonly filters: Conditions<L> },
): Promise<Condition[]> {
  const conditions: Condition[] = [];
  for (const key of Object.keys({ ...filters, ...idle }) as FilterKey<L>[]) {
    const value = filters[key];
    const idleValue = idle[key];
    const column = sql.ref(`${table}.${key}`);
    const condition = given[key] ?? ((chosen) => sql<SqlBool>`${column} = ${chosen}`);
    if (value !== undefined) conditions.push(await condition(value, db));
    // Asked for its refusal alone.
    else if (idleValue !== undefined) await condition(idleValue, db);
  }
  return conditions;
}
