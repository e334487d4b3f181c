import type {
  FilterKey,
  ListDefinition,
  ListReply,
  ListRequest,
  ListSelection,
  SortKey,
} from '@grzadka/contract/core/list/list';
import { plainPhrase } from '@grzadka/contract/core/phrase';
import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { plannedEachTime } from '../database/prepared-statements.ts';
import type { Database } from '../database/tables.ts';
import { isReadFromReplica, readFromReplica } from '../replica/list-reads.ts';
import { type ColumnName, type Condition, whereOf } from './conditions.ts';
import { type Conditions, filtersOf, type GivenKey } from './filter-conditions.ts';
import { distanceOf, idsByTier, nearestOf } from './nearest.ts';
import { pageTotal } from './page-total.ts';
import { totalOf } from './remembered-totals.ts';
import { containsWords, isMetByMany } from './search.ts';
import { inCountShare, inSlowShare } from './slow-share.ts';

/** A table that lists may read. */
type ListTable = {
  [Table in keyof Database]: Database[Table] extends { id: string } ? Table : never;
}[keyof Database];

/** Returns what a row has to meet to be found by a phrase, for example a condition of `foundNearest`. */
type FindByPhrase = (db: Kysely<Database>, phrase: string) => Promise<Condition>;

/**
 * How a list reads the database: a condition per filter, but for one that is a column by itself, and an order per sort key, both
 * exhaustive, so that a filter without SQL does not compile. Both are about the columns of `table` alone, whatever
 * an item shows of other tables.
 */
export interface ListSql<L extends ListDefinition> {
  /** What a row of the list is a row of; its id ends every order, so that pages never overlap or skip. */
  readonly table: ListTable;
  /** The column filled by search_key() that a phrase is looked for in, or what else it finds. */
  readonly search: L['search'] extends null ? null : ColumnName | FindByPhrase;
  readonly filters: Conditions<L> & Required<Pick<Conditions<L>, GivenKey<L>>>;
  /**
   * Filters that there is an index for, by what it sorts by: with any of them on, or all, it begins with their columns.
   */
  readonly indexed?: { readonly [K in SortKey<L>]?: readonly FilterKey<L>[] };
  /** The column behind each sort key; an empty value comes last in both directions. */
  readonly sorts: { readonly [K in SortKey<L>]: SortColumn };
}

export interface SortColumn {
  readonly by: RawBuilder<unknown>;
  readonly mayBeEmpty: boolean;
  /** What orders rows that are equal in `by`, in the same direction; never empty. */
  readonly thenBy?: RawBuilder<unknown>;
  /** Whether what is nearest to a phrase comes first, where the list's search ranks by nearness. */
  readonly isNearestFirst?: boolean;
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

/** Runs one page of a list, as `readPage` does. */
export function runList<L extends ListDefinition, Tables extends keyof Database, Row, Item>(
  input: ListReading<L, Tables, Row, Item> & { db: Kysely<Database>; request: ListRequest<L> },
): Promise<ListReply<Item>> {
  const readRows: ReadRows<Item[]> = async (page, correction) => {
    const rows = await rowsOf(input.rows.select(correction.as('correction')).modifyEnd(page));
    const items = rows.map((row) => input.present(row));
    return { items, count: items.length, correction: rows[0]?.correction };
  };
  return readPage(input, { none: [], readRows });
}

/** What the statement of a page gives. */
interface ReadPage<Items> {
  readonly items: Items;
  readonly count: number;
  /** What was to be selected beside the items. */
  readonly correction: string | null | undefined;
}

/** Reads the rows of a page, where `page` is what the rows' query ends with, and what corrects the total. */
export type ReadRows<Items> = (
  page: RawBuilder<unknown>,
  correction: RawBuilder<string | null>,
) => Promise<ReadPage<Items>>;

/** The rows of a page's query, from where the request may read them. */
export function rowsOf<Row>(query: Parameters<typeof readFromReplica<Row>>[0]): Promise<Row[]> {
  return isReadFromReplica() ? readFromReplica(query) : query.execute();
}

/**
 * Reads one page of a list. `totalItems` counts the rows that meet the same conditions, exactly at every
 * offset; where it may come later, rows never wait for it, and it is null unless it is known by then.
 *
 * As a list opens, its rows are read in the order of an index, as they are where it is narrowed by what an index
 * begins with. Where it is narrowed otherwise, searched or continued, the ids of the page are found first, in the table
 * alone. Its indexes hold what the conditions ask for, so that what does not meet them is passed over there. Whatever
 * else an item shows is joined to the rows of the page only.
 */
export async function readPage<L extends ListDefinition, Items>(
  {
    db,
    request,
    source,
    scope,
  }: Pick<ListReading<L, never, unknown, unknown>, 'source' | 'scope'> & {
    db: Kysely<Database>;
    request: ListRequest<L>;
  },
  { none, readRows }: { none: Items; readRows: ReadRows<Items> },
): Promise<{ items: Items; totalItems: number | null }> {
  const table = sql.table(source.table);
  const id = idOf(source);
  const { limit, offset } = request;
  const always = scope ? [scope] : [];

  if (request.total === 'only') {
    const count = async () => {
      const conditions = [...always, ...(await conditionsOf(db, request, source))];
      return { items: none, totalItems: await totalOf(db, source.table, conditions).counted() };
    };
    return hasOnePlan(request) ? count() : inCountShare(db, count);
  }

  const read = async (page: RawBuilder<unknown>, conditions: readonly Condition[]) => {
    const total = totalOf(db, source.table, conditions);
    const isReplica = isReadFromReplica();
    const found = await readRows(page, isReplica ? sql<null>`null` : total.correction);
    // A replica may have seen less than the rest of the program: no total follows from what it found.
    const totalItems = await pageTotal(total, request, isReplica ? undefined : found);
    return { items: found.items, totalItems };
  };
  const plainOrder = orderOf(request, source);
  const idsFrom = (found: RawBuilder<unknown>, order = plainOrder) => sql`array(
    select ${id} from ${found} order by ${order} limit ${sql.lit(limit)} offset ${sql.lit(offset)}
  )`;
  // Each with its place, so that the rows are not put in the order of the Polish alphabet once more.
  const readById = (ids: RawBuilder<unknown>, conditions: readonly Condition[]) =>
    read(
      sql`
        inner join unnest(${ids}) with ordinality as page (listed_id, place)
          on page.listed_id = ${id}
        order by page.place
      `,
      conditions,
    );
  if (!hasOnePlan(request)) {
    return inSlowShare(db, async () => {
      const conditions = [...always, ...(await conditionsOf(db, request, source))];
      const where = sql`${whereOf(conditions)} ${plannedEachTime}`;
      const nearest = nearestAsked(request, source, conditions);
      const isReversed = request.sort.direction === 'desc';
      const inOrder = nearest
        ? idsByTier(nearest, {
            id,
            table,
            conditions,
            order: plainOrder,
            isReversed,
            limit,
            offset,
          })
        : idsFrom(sql`${table} ${where}`);
      const isSearched = request.phrase !== undefined && source.search !== null;
      const areMany = conditions.some(isMetByMany) || nearestOf(conditions)?.areMany === true;
      const isSoonFound = areMany && liesInOrder(request, source);
      if (!isSearched || isSoonFound) return readById(inOrder, conditions);
      // How many rows a phrase finds decides how the page is best looked for, and is looked at as far as need be. Left to
      // itself, the database guesses how many, and takes them to lie evenly in every order. Then it may go through a
      // whole index for a few.
      const ids = sql`(
        with found as materialized (select * from ${table} ${where} limit ${sql.lit(few + 1)})
        select case when (select count(*) from found) <= ${sql.lit(few)}
          then ${idsFrom(sql`found as ${table}`, orderOf(request, source, conditions))} else ${inOrder} end
      )`;
      return readById(ids, conditions);
    });
  }
  const narrowed = await filtersOf(db, request, source);
  const conditions = [...always, ...narrowed];
  const where = whereOf(conditions);
  return liesInOrder(request, source)
    ? read(sql`${where} order by ${plainOrder} limit ${sql.lit(limit)}`, conditions)
    : readById(idsFrom(sql`${table} ${where}`), conditions);
}

/**
 * Whether one plan suits whatever is asked for, and takes little time: that of the beginning of a list, narrowed
 * at most by flags and choices. A phrase or a range may meet one row or all of them.
 */
function hasOnePlan({ phrase, filters, offset }: ListRequest<ListDefinition>): boolean {
  const isRanged = Object.values(filters).some((value) => value instanceof Object);
  return offset === 0 && phrase === undefined && !isRanged;
}

/** Whether what is asked for lies in its order in an index, so that rows are read from there until the page is full. */
function liesInOrder<L extends ListDefinition>(
  { filters, sort }: ListRequest<L>,
  { indexed }: ListSql<L>,
): boolean {
  const begin: readonly string[] = indexed?.[sort.by] ?? [];
  return Object.keys(filters).every((filter) => begin.includes(filter));
}

/** What a row has to meet to be among those asked for, by phrase and filters. */
export async function conditionsOf<L extends ListDefinition>(
  db: Kysely<Database>,
  request: ListSelection<L>,
  source: ListSql<L>,
): Promise<Condition[]> {
  const phrase = plainPhrase(request.phrase ?? '');
  const { search } = source;
  const filters = await filtersOf(db, request, source);
  if (phrase === '' || search === null) return filters;
  const isColumn = typeof search === 'string';
  return [await (isColumn ? containsWords(db, search, phrase) : search(db, phrase)), ...filters];
}

/** The order by nearness, where the order asked for begins with it; undefined otherwise. */
function nearestAsked<L extends ListDefinition>(
  { sort }: ListSelection<L>,
  { sorts }: ListSql<L>,
  conditions: readonly Condition[],
) {
  return sorts[sort.by].isNearestFirst ? nearestOf(conditions) : undefined;
}

/**
 * The order asked for, in which no two rows are equal. Without the conditions of a phrase it is that of what is equally
 * near.
 */
export function orderOf<L extends ListDefinition>(
  selection: ListSelection<L>,
  source: ListSql<L>,
  conditions: readonly Condition[] = [],
): RawBuilder<unknown> {
  const { sort } = selection;
  const column = source.sorts[sort.by];
  const way = sort.direction === 'asc' ? sql`asc` : sql`desc`;
  const last = column.mayBeEmpty ? sql` nulls last` : sql``;
  const ties = column.thenBy ? sql`, ${column.thenBy} ${way}` : sql``;
  const nearest = nearestAsked(selection, source, conditions);
  const first = nearest ? sql`${distanceOf(nearest)} ${way}, ` : sql``;
  return sql`${first}${column.by} ${way}${last}${ties}, ${idOf(source)} ${way}`;
}

/** The id of what a row of the list is a row of. */
export function idOf({ table }: Pick<ListSql<ListDefinition>, 'table'>): RawBuilder<unknown> {
  return sql.ref(`${table}.id`);
}
