import type { ChosenExportCalls, ListCalls } from '@grzadka/contract/core/call/record-endpoints';
import type {
  ListDefinition,
  ListExport,
  ListItem,
  ListPage,
  ListRequest,
  ListSelection,
} from '@grzadka/contract/core/list/list';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { sendExport } from '../export/send-export.ts';
import type { AppContext } from '../http/app-context.ts';
import { type ListReading, runList } from '../list/run-list.ts';

/** What the calls of a list need: how it is read, and what it looks like as a file. */
interface ServedList<L extends ListDefinition, Tables extends keyof Database, Row, Item> {
  readonly file: ListExport<Item>;
  readonly reading: (db: Kysely<Database>) => ListReading<L, Tables, Row, Item>;
  /** Reads a page of it, where a page tells less than the file. */
  readonly page?: (db: Kysely<Database>, request: ListRequest<L>) => Promise<ListPage<ListItem<L>>>;
  /** What is brought up to date before it is read. */
  readonly refresh?: (db: Kysely<Database>, selection: ListSelection<L>) => Promise<void>;
}

/** Serves a list: its pages, the whole of it as a file and, where records can be chosen, a file of these. */
export function serveList<
  L extends ListDefinition,
  Tables extends keyof Database,
  Row,
  Item extends ListItem<L>,
>(
  context: AppContext,
  calls: ListCalls<L> & Partial<ChosenExportCalls<L>>,
  { file, reading, page, refresh }: ServedList<L, Tables, Row, Item>,
): void {
  const { serve, db } = context;

  serve(calls.list, async ({ query }) => {
    await refresh?.(db, query);
    return page?.(db, query) ?? runList({ db, request: query, ...reading(db) });
  });

  for (const call of [calls.export, calls.exportChosen]) {
    if (!call) continue;
    serve(call, async (handled) => {
      await refresh?.(db, handled.query);
      return sendExport(context, handled, { file, reading });
    });
  }
}
