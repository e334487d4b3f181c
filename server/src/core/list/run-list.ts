import type {
  FilterKey,
  ListDefinition,
  ListPage,
  ListRequest,
  ListSelection,
  SortKey,
} from '@grzadka/contract/core/list/list';
import type { FilterValue } from '@grzadka/contract/core/list/list-filters';
import {
  type Expression,
  type Kysely,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import { plannedEachTime } from '../database/prepared-statements.ts';
import type { Database } from '../database/tables.ts';
import { isReadFromReplica, readFromReplica } from '../replica/list-reads.ts';
import type { ColumnName } from './conditions.ts';
import { totalOf } from './remembered-totals.ts';
import { containsWords } from './search.ts';
import { inSlowShare } from './slow-share.ts';

type Condition = Expression<SqlBool>;

/** The conditions of a list, as the part of a statement; empty where there are none. */
type Where = RawBuilder<unknown>;

/** A table of which there are lists. */
type ListTable = {
  [Table in keyof Database]: Database[Table] extends { id: string } ? Table : never;
}[keyof Database];

/**
 * What a filter asks of a row. One that names a record may look that up; it refuses, as the query would be, a
 * name that there is not.
 */
type FilterCondition<Value> = (
  value: Value,
  db: Kysely<Database>,
) => Condition | Promise<Condition>;

/**
 * How a list reads the database: a condition per filter and an order per sort key, both exhaustive,
 * so that a filter without SQL does not compile. Both are about the columns of `table` alone, whatever
 * an item shows of other tables.
 */
export interface ListSql<L extends ListDefinition> {
  /** What a row of the list is a row of; its id ends every order, so that pages never overlap or skip. */
  readonly table: ListTable;
  /** The column filled by search_key() that a phrase is looked for in. */
  readonly search: L['search'] extends null ? null : ColumnName;
  readonly filters: {
    readonly [K in FilterKey<L>]: FilterCondition<FilterValue<L['filters'][K]>>;
  };
  /** What each key sorts by; an empty value comes last in both directions. */
  readonly sorts: { readonly [K in SortKey<L>]: SortColumn };
}

export interface SortColumn {
  readonly by: RawBuilder<unknown>;
  readonly mayBeEmpty: boolean;
  /** What orders those of which that is the same, the same way; never empty. */
  readonly thenBy?: RawBuilder<unknown>;
}

/** Where in a page a row stands. */
interface Place {
  listedId: string;
  place: number;
}

/**
 * What a list reads: `rows` is a query that selects the columns of an item and has no where, order or
 * limit yet; `present` makes an item of a row.
 */
export interface ListReading<L extends ListDefinition, Tables extends keyof Database, Row, Item> {
  readonly source: ListSql<L>;
  /** What the list is a part of, such as the page of a version. */
  readonly scope?: Condition;
  readonly rows: SelectQueryBuilder<Database, Tables, Row>;
  readonly present: (row: Row) => Item;
}

/** Declares how a list is read, for its pages and for the whole of it. */
export function listReading<L extends ListDefinition, Tables extends keyof Database, Row, Item>(
  reading: ListReading<L, Tables, Row, Item>,
): ListReading<L, Tables, Row, Item> {
  return reading;
}

/** So many rows are fetched and sorted in 25 ms, in whatever order they lie. */
const few = 10_000;

/**
 * Runs one page of a list. `totalItems` counts the rows that meet the same conditions, exactly at every
 * offset.
 *
 * As a list opens, its rows are read in the order of an index. Where it is narrowed, searched or continued,
 * the ids of the page are found first, in the table alone. Its indexes hold what the conditions ask for, so
 * that what does not meet them is passed over there. Whatever else an item shows is joined to the rows of
 * the page only.
 */
export async function runList<L extends ListDefinition, Tables extends keyof Database, Row, Item>(
  input: ListReading<L, Tables, Row, Item> & { db: Kysely<Database>; request: ListRequest<L> },
): Promise<ListPage<Item>> {
  const { db, request, source, present } = input;
  const table = sql.table(source.table);
  const id = idOf(source);
  const order = orderOf(request, source);
  const { limit, offset } = request;

  const read = async (ordered: typeof input.rows, where: Where) => {
    const total = totalOf(db, source.table, where);
    if (isReadFromReplica()) {
      const items = (await readFromReplica(ordered)).map(present);
      return { items, totalItems: await total.of(undefined) };
    }
    const rows = await ordered.select(total.correction.as('correction')).execute();
    return { items: rows.map(present), totalItems: await total.of(rows[0]?.correction) };
  };
  const readById = (found: RawBuilder<unknown>, where: Where) => {
    const ids = sql`array(
      select ${id} from ${found}
      order by ${order} limit ${sql.lit(limit)} offset ${sql.lit(offset)}
    )`;
    // Each with its place, so that the rows are not put in the order of the Polish alphabet once more.
    const page = sql<Place>`unnest(${ids}) with ordinality`.as<'page'>(
      sql`page (listed_id, place)`,
    );
    const rows = input.rows.innerJoin(page, (join) => join.on(sql`page.listed_id`, '=', id));
    return read(rows.orderBy(sql`page.place`), where);
  };
  const scope = input.scope ? [input.scope] : [];
  if (!hasOnePlan(request)) {
    return inSlowShare(db, async () => {
      const { phrase } = request;
      const search = phrase !== undefined && source.search !== null;
      const asked = await conditionsOf(db, request, source);
      const where = sql`${whereOf([...scope, ...asked])} ${plannedEachTime}`;
      // How many rows a phrase finds decides how the page is best looked for.
      const areFew = search && (await totalOf(db, source.table, where).of(undefined)) <= few;
      return readById(
        areFew ? sql`${fetched(table, where)} as ${table}` : sql`${table} ${where}`,
        where,
      );
    });
  }
  const narrowed = await filtersOf(db, request, source);
  const where = whereOf([...scope, ...narrowed]);
  if (narrowed.length > 0) return readById(sql`${table} ${where}`, where);
  const all = input.scope ? input.rows.where(input.scope) : input.rows;
  return read(all.orderBy(order).limit(sql.lit(limit)), where);
}

/**
 * The rows of a table, found before they are sorted. Left to itself, the database guesses how many rows a
 * phrase finds and takes them to lie evenly in every order. Then it may go through a whole index for a few.
 */
function fetched(table: RawBuilder<unknown>, where: RawBuilder<unknown>): RawBuilder<unknown> {
  // What has an offset is planned by itself.
  return sql`(select * from ${table} ${where} offset 0)`;
}

/**
 * Whether one plan suits whatever is asked for, and takes little time: that of the beginning of a list, narrowed
 * at most by flags and choices. A phrase or a range may meet one row or all of them.
 */
function hasOnePlan({ phrase, filters, offset }: ListRequest<ListDefinition>): boolean {
  const isRanged = Object.values(filters).some((value) => value instanceof Object);
  return offset === 0 && phrase === undefined && !isRanged;
}

/** Conditions as the part of a statement. */
export function whereOf(conditions: readonly Condition[]): Where {
  return conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;
}

/** What a row has to meet to be among those asked for, by phrase and filters. */
export async function conditionsOf<L extends ListDefinition>(
  db: Kysely<Database>,
  request: ListSelection<L>,
  source: ListSql<L>,
): Promise<Condition[]> {
  const { phrase } = request;
  const search = phrase !== undefined && source.search !== null;
  const found = search ? [await containsWords(db, source.search, phrase)] : [];
  return [...found, ...(await filtersOf(db, request, source))];
}

async function filtersOf<L extends ListDefinition>(
  db: Kysely<Database>,
  { filters, idle = {} }: ListSelection<L>,
  source: ListSql<L>,
): Promise<Condition[]> {
  const conditions: Condition[] = [];
  for (const key of Object.keys(source.filters) as FilterKey<L>[]) {
    const value = filters[key];
    const idleValue = idle[key];
    if (value !== undefined) conditions.push(await source.filters[key](value, db));
    // Asked for its refusal alone.
    else if (idleValue !== undefined) await source.filters[key](idleValue, db);
  }
  return conditions;
}

/** The order asked for, in which no two rows are equal. */
export function orderOf<L extends ListDefinition>(
  { sort }: ListSelection<L>,
  source: ListSql<L>,
): RawBuilder<unknown> {
  const column = source.sorts[sort.by];
  const way = sort.direction === 'asc' ? sql`asc` : sql`desc`;
  const last = column.mayBeEmpty ? sql` nulls last` : sql``;
  const ties = column.thenBy ? sql`, ${column.thenBy} ${way}` : sql``;
  return sql`${column.by} ${way}${last}${ties}, ${idOf(source)} ${way}`;
}

/** The id of what a row of the list is a row of. */
export function idOf({ table }: Pick<ListSql<ListDefinition>, 'table'>): RawBuilder<unknown> {
  return sql.ref(`${table}.id`);
}
