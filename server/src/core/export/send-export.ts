import { finished } from 'node:stream';
import { leftOutHeader } from '@grzadka/contract/core/export/export-format';
import type { ListDefinition, ListExport } from '@grzadka/contract/core/list/list';
import type { ExportRequest } from '@grzadka/contract/core/list/list-query';
import type { FastifyReply } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { describeCause } from '../errors/describe-cause.ts';
import type { AppContext } from '../http/app-context.ts';
import type { ListReading } from '../list/run-list.ts';
import { conditionsText } from './conditions-text.ts';
import { type Portion, readWholeList } from './read-whole-list.ts';
import { type FileCall, sendFile, sendHead } from './send-file.ts';

/** A request for an export, as its handler gets it. */
interface ExportCall<L extends ListDefinition> extends FileCall {
  readonly params: object | undefined;
  readonly query: ExportRequest<L>;
  /** The records that were chosen; all that the query finds where it names none. */
  readonly body?: { readonly ids: readonly string[] } | undefined;
}

/** A list as a file: what it looks like, and how it is read in the transaction it is given. */
interface ExportSource<L extends ListDefinition, Tables extends keyof Database, Row, Item> {
  readonly file: ListExport<Item>;
  readonly reading: (db: Kysely<Database>) => ListReading<L, Tables, Row, Item>;
}

/**
 * Answers with a whole list as a file, sent while it is read: no more of it is held than one portion. What fails before the
 * first row leaves is refused like any other request; a later failure breaks the connection off, so that half a list is never
 * taken for a whole one.
 */
export async function sendExport<
  L extends ListDefinition,
  Tables extends keyof Database,
  Row,
  Item,
>(
  { db, pool }: Pick<AppContext, 'db' | 'pool'>,
  call: ExportCall<L>,
  { file, reading }: ExportSource<L, Tables, Row, Item>,
): Promise<FastifyReply> {
  const { params, query, body, request, reply } = call;
  if (request.method === 'HEAD') return sendHead(call, file);

  const ids = body && [...new Set(body.ids)];
  const portions = readWholeList({
    db,
    pool,
    selection: query,
    ids,
    reading,
    onStall: () => reply.raw.destroy(),
  });
  // However the answer ends, its connection to the database goes back.
  finished(reply.raw, () => void portions.return());
  const first = await portions.next();
  const rows = first.value?.totalItems ?? 0;
  // What was searched for is left out: it may be anybody's name (0096).
  const { phrase: _phrase, ...selection } = query;
  const asked = { ...params, ...selection, conditions: conditionsText(file.list, query), ids };
  if (ids) reply.header(leftOutHeader, ids.length - rows);
  const items = itemsOf(first, portions, (error) =>
    request.log.error({ cause: describeCause(error) }, 'export broken off'),
  );
  return sendFile(db, call, { file, items, rows, asked });
}

/** The items of all portions; the first portion is there already. */
async function* itemsOf<Item>(
  first: IteratorResult<Portion<Item>, void>,
  rest: AsyncIterable<Portion<Item>>,
  onError: (error: unknown) => void,
): AsyncGenerator<Item> {
  if (first.done) return;
  try {
    yield* first.value.items;
    for await (const { items } of rest) yield* items;
  } catch (error) {
    onError(error);
    // oxlint-disable-next-line preserve-caught-error -- the framework logs it whole, and a database's may carry a password
    throw new Error('The export was broken off');
  }
}
