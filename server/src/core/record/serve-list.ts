import type { ChosenExportCalls, ListCalls } from '@grzadka/contract/core/call/record-endpoints';
import {
  type ListDefinition,
  type ListExport,
  type ListItem,
  type ListSelection,
  listFor,
} from '@grzadka/contract/core/list/list';
import { listFile } from '@grzadka/contract/core/list/list-file';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { AppError } from '../errors/app-error.ts';
import { sendExport } from '../export/send-export.ts';
import type { AppContext } from '../http/app-context.ts';
import type { Caller } from '../http/caller.ts';
import type { Condition } from '../list/conditions.ts';
import { type PrintedPages, printList } from '../list/print-list.ts';
import type { ListReading } from '../list/run-list.ts';

type Db = Kysely<Database>;

/** What the calls of a list need: how it is read, and what it looks like as a file. */
interface ServedList<L extends ListDefinition, Tables extends keyof Database, Row, Item> {
  readonly file: ListExport<Item>;
  readonly reading: (db: Db) => ListReading<L, Tables, Row, Item>;
  /** How a page of it is read, where a page has less than the file. */
  readonly page?: (db: Db) => PrintedPages<L>;
  /** What a row has to meet to be for the caller; undefined where all are. */
  readonly scopeFor?: (caller: Caller) => Condition | undefined;
  /** What is brought up to date before it is read. */
  readonly refresh?: (db: Db, selection: ListSelection<L>) => Promise<void>;
}

/** What a list needs whose pages have what its file has. */
interface PlainList<L extends ListDefinition, Tables extends keyof Database, Row, Item>
  extends ServedList<L, Tables, Row, Item> {
  readonly reading: (db: Db) => ListReading<L, Tables, Row, Item> & PrintedPages<L>;
  readonly page?: undefined;
}

/** Serves a list: its pages, the whole of it as a file and, where records can be chosen, a file of these. */
export function serveList<L extends ListDefinition, Tables extends keyof Database, Row, Item>(
  context: AppContext,
  calls: ListCalls<L> & Partial<ChosenExportCalls<L>>,
  list:
    | PlainList<L, Tables, Row, Item>
    | (ServedList<L, Tables, Row, Item> & Required<Pick<ServedList<L, Tables, Row, Item>, 'page'>>),
): void {
  const { serve, db } = context;
  const { reading, refresh, scopeFor } = list;
  const pages = list.page ? list.page(db) : list.reading(db);
  if (list.file.list.guarded && !(list.file.unguarded && pages.unguarded)) {
    throw new TypeError(`${list.file.sheetName}: page or file would tell all of the list to all`);
  }

  serve(calls.list, async ({ query, caller }) => {
    const mayAll = mayAllOf(list.file.list, query, caller);
    await refresh?.(db, query);
    const scope = scopeFor?.(caller);
    return printList({
      db,
      request: query,
      ...pages,
      ...(!mayAll && pages.unguarded),
      ...(scope && { scope }),
    });
  });

  for (const call of [calls.export, calls.exportChosen]) {
    if (!call) continue;
    serve(call, async (handled) => {
      const mayAll = mayAllOf(list.file.list, handled.query, handled.caller);
      const file = (!mayAll && list.file.unguarded) || list.file;
      await refresh?.(db, handled.query);
      const scope = scopeFor?.(handled.caller);
      const scoped = scope ? (trx: Db) => ({ ...reading(trx), scope }) : reading;
      return sendExport(context, handled, { file, reading: scoped });
    });
  }
}

/** Serves a list whose file has what its definition shows, and whose pages have all of that. */
export function servePlainList<L extends ListDefinition, Tables extends keyof Database, Row>(
  context: AppContext,
  calls: ListCalls<L> & Partial<ChosenExportCalls<L>>,
  reading: PlainList<L, Tables, Row, ListItem<L>>['reading'],
): void {
  const { list } = calls.list;
  if (!hasFile(list)) throw new TypeError(`${calls.export.path} is a file without a name`);
  serveList(context, calls, { file: listFile(list), reading });
}

function hasFile<L extends ListDefinition>(
  list: L,
): list is L & Required<Pick<ListDefinition, 'file'>> {
  return list.file !== undefined;
}

/**
 * Whether the caller has the list with its guarded part. 403 when they have not, and filter or sort by what is in there:
 * which rows come, and in which order, would tell.
 */
function mayAllOf(
  list: ListDefinition,
  { filters, sort }: ListSelection<ListDefinition>,
  { role }: Caller,
): boolean {
  const own = listFor(list, role);
  const asked = Object.keys(filters).every((key) => Object.hasOwn(own.filters, key));
  if (!asked || !Object.hasOwn(own.sorts, sort.by)) throw new AppError('forbidden');
  return own === list;
}
