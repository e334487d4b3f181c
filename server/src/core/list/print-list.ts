import type { ListDefinition, ListItem, ListRequest } from '@grzadka/contract/core/list/list';
import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import { snakeCase } from '../database/snake-case.ts';
import type { Database } from '../database/tables.ts';
import { PrintedReply } from '../http/printed-reply.ts';
import { type ListReading, type ReadRows, readPage, rowsOf } from './run-list.ts';

/** A list whose items the contract declares as objects. */
type ListOfObjects = ListDefinition & {
  readonly item: z.ZodMiniObject;
  readonly guarded?: { readonly without: { readonly item: z.ZodMiniObject } };
};

/** How the pages of a list are read whose rows are its items: the database prints them. */
export interface PrintedPages<L extends ListDefinition>
  extends Pick<ListReading<L, never, unknown, unknown>, 'source' | 'scope'> {
  /** Selects the items of the rows that their query ends with: the JSON of each as the column `item`. */
  readonly itemsOf: (page: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** The same without the guarded part of the list, where it has one. */
  readonly unguarded?: Pick<PrintedPages<L>, 'itemsOf'>;
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
  const endingWith = textOf(reading.rows);
  const printing = (item: z.ZodMiniObject) => {
    const printed = itemInJson(item);
    return (page: RawBuilder<unknown>) =>
      sql`select ${printed} as item from ${endingWith(page)} listed`;
  };
  const { guarded } = list;
  return {
    ...reading,
    present: (row) => row,
    itemsOf: printing(list.item),
    ...(guarded && { unguarded: { itemsOf: printing(guarded.without.item) } }),
  };
}

/** The id of what a row is a row of: a UUID, which needs no escaping either. */
const idInJson = `'"' || listed.id || '"'`;

function itemInJson({ shape }: z.ZodMiniObject): RawBuilder<unknown> {
  const fields = Object.entries(shape).map(
    ([key, schema]) =>
      `"${key}":' || ${key === 'id' ? idInJson : inJson(schema, `listed.${snakeCase(key)}`)} || '`,
  );
  return sql.raw(`'{${fields.join(',')}}'`);
}

/**
 * A column as JSON, in SQL. `to_json` and its like look up the type of each value of each row; what needs no escaping is
 * written as it is, in half the time. Every column is written, also an optional one: what is joined to a null would be null
 * itself.
 */
function inJson(schema: z.core.$ZodType, column: string): string {
  if (schema instanceof z.ZodMiniNullable || schema instanceof z.ZodMiniOptional)
    return inJson(schema.def.innerType, column);
  const { $ZodNumber, $ZodBoolean, $ZodObject, $ZodEnum, $ZodISODateTime } = z.core;
  // An object is JSON already (`jsonObject`).
  const isPlain = [$ZodNumber, $ZodBoolean, $ZodObject].some((kind) => schema instanceof kind);
  if (isPlain) return `coalesce(${column}::text, 'null')`;
  const isWord = schema instanceof $ZodEnum || schema instanceof $ZodISODateTime;
  if (isWord) return `coalesce('"' || ${column} || '"', 'null')`;
  return `coalesce(to_json(${column})::text, 'null')`;
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

  constructor(items: string, totalItems: number | null) {
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
  const readRows: ReadRows<string> = async (page, correction) => {
    const statement = sql<PrintedRow>`
      select string_agg(item, ',') as items, count(*)::int as count,
        ${correction} as correction
      from (${itemsOf(page)}) listed
    `;
    const [row] = await rowsOf({
      compile: () => statement.compile(db),
      execute: async () => (await statement.execute(db)).rows,
    });
    return { items: row?.items ?? '', count: row?.count ?? 0, correction: row?.correction };
  };
  const { items, totalItems } = await readPage(input, { none: '', readRows });
  return new PrintedPage(items, totalItems);
}
