import type { ListDefinition, ListItem, ListRequest } from '@grzadka/contract/core/list/list';
import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import { snakeCase } from '../database/snake-case.ts';
import type { Database } from '../database/tables.ts';
import { PrintedReply } from '../http/printed-reply.ts';
import { type ListReading, readPage, rowsOf } from './run-list.ts';

/** A list whose items the contract declares as objects. */
type ListOfObjects = ListDefinition & { readonly item: z.ZodMiniObject };

/** How the pages of a list are read whose rows are its items: the database prints them. */
export interface PrintedPages<L extends ListDefinition>
  extends Pick<ListReading<L, never, unknown, unknown>, 'source' | 'scope'> {
  /** The items of the rows that a query ends with, as SQL, by the names that the contract has for what they hold. */
  readonly itemsOf: (page: RawBuilder<unknown>) => RawBuilder<unknown>;
}

/**
 * Declares how such a list is read, for its pages and for the whole of it. A page has what the contract declares of an
 * item, in its order: nothing else leaves.
 */
export function printedReading<
  L extends ListOfObjects,
  Tables extends keyof Database,
  Row extends ListItem<L>,
>(
  list: L,
  reading: Omit<ListReading<L, Tables, Row, Row>, 'present'>,
): ListReading<L, Tables, Row, Row> & PrintedPages<L> {
  const keys = Object.keys(list.item.shape);
  const columns = sql.raw(keys.map((key) => `listed.${snakeCase(key)} as "${key}"`).join(', '));
  const endingWith = textOf(reading.rows);
  return {
    ...reading,
    present: (row) => row,
    itemsOf: (page) => sql`select ${columns} from ${endingWith(page)} listed`,
  };
}

/**
 * A query as SQL with what it is to end with. Its text is made once where it is always the same: to build that for each
 * request took the program as long as to send it.
 */
function textOf<Tables extends keyof Database, Row>(
  rows: SelectQueryBuilder<Database, Tables, Row>,
): (end: RawBuilder<unknown>) => RawBuilder<unknown> {
  const { sql: text, parameters } = rows.compile();
  if (parameters.length > 0) return (end) => sql`${rows.modifyEnd(end)}`;
  const made = sql.raw(text);
  return (end) => sql`(${made} ${end})`;
}

/** A page of a list as the wire carries it. */
class PrintedPage extends PrintedReply {
  readonly isEmpty: boolean;

  constructor(items: string, totalItems: number) {
    super(`{"items":[${items}],"totalItems":${totalItems}}`);
    this.isEmpty = items === '';
  }
}

interface PrintedRow {
  readonly items: string | null;
  readonly count: number;
  readonly correction: string | null;
}

/**
 * One page of a list, as `readPage` finds it. The database prints the items: this process neither takes rows apart nor
 * checks what their query says already.
 */
export async function printList<L extends ListDefinition>(
  input: PrintedPages<L> & { db: Kysely<Database>; request: ListRequest<L> },
): Promise<PrintedPage> {
  const { db, itemsOf } = input;
  const { items, totalItems } = await readPage(input, async (page, correction) => {
    const statement = sql<PrintedRow>`
      select string_agg(row_to_json(item)::text, ',') as items, count(*)::int as count,
        ${correction} as correction
      from (${itemsOf(page)}) item
    `;
    const [row] = await rowsOf({
      compile: () => statement.compile(db),
      execute: async () => (await statement.execute(db)).rows,
    });
    return { items: row?.items ?? '', count: row?.count ?? 0, correction: row?.correction };
  });
  return new PrintedPage(items, totalItems);
}
