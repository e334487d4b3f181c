import type {
  FilterKey,
  ListDefinition,
  ListPage,
  ListRequest,
  SortDirection,
  SortKey,
} from '@grzadka/contract/core/list';
import type { FilterValue } from '@grzadka/contract/core/list-filters';
import {
  type Expression,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import type { Database } from '../database/tables.ts';

type Condition = Expression<SqlBool>;

/**
 * How a list reads the database: a condition per filter and an order per sort key, both exhaustive,
 * so that a filter without SQL does not compile. Column references are for `table`.
 */
export interface ListSql<L extends ListDefinition> {
  readonly search: L['search'] extends null ? null : (phrase: string) => Condition;
  readonly filters: {
    readonly [K in FilterKey<L>]: (value: FilterValue<L['filters'][K]>) => Condition;
  };
  /** What each key sorts by; an empty value comes last in both directions. */
  readonly sorts: { readonly [K in SortKey<L>]: SortColumn };
  /** The id that ends every order, so that pages never overlap or skip. */
  readonly id: RawBuilder<unknown>;
}

export interface SortColumn {
  readonly by: RawBuilder<unknown>;
  readonly mayBeEmpty: boolean;
}

/**
 * Runs one page of a list: `rows` is a query that selects the columns of an item and has no where,
 * order or limit yet; `present` makes an item of a row. `totalItems` counts the rows that meet
 * the same conditions, exactly at every offset; a row that comes or goes between the two statements may
 * be in one of them only.
 */
export async function runList<
  L extends ListDefinition,
  Tables extends keyof Database,
  Row,
  Item,
>(input: {
  request: ListRequest<L>;
  source: ListSql<L>;
  rows: SelectQueryBuilder<Database, Tables, Row>;
  present: (row: Row) => Item;
}): Promise<ListPage<Item>> {
  const { request, source, present } = input;
  const matching = conditionsOf(request, source).reduce(
    (query, condition) => query.where(condition),
    input.rows,
  );
  const column: SortColumn = source.sorts[request.sort.by];
  const rows = await matching
    .orderBy(orderBy(column, request.sort.direction))
    .orderBy(source.id, request.sort.direction)
    .offset(request.offset)
    .limit(request.limit)
    .execute();
  const { total } = await matching
    .clearSelect()
    .select(sql<string>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return { items: rows.map(present), totalItems: Number(total) };
}

function conditionsOf<L extends ListDefinition>(
  request: ListRequest<L>,
  source: ListSql<L>,
): Condition[] {
  const conditions: Condition[] = [];
  if (request.phrase !== undefined && source.search) conditions.push(source.search(request.phrase));
  for (const key of Object.keys(source.filters) as FilterKey<L>[]) {
    const value = request.filters[key];
    if (value !== undefined) conditions.push(source.filters[key](value));
  }
  return conditions;
}

function orderBy(column: SortColumn, direction: SortDirection) {
  const way = direction === 'asc' ? sql`asc` : sql`desc`;
  return column.mayBeEmpty ? sql`${column.by} ${way} nulls last` : sql`${column.by} ${way}`;
}
