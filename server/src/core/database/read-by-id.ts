import DataLoader from 'dataloader';
import type { CompiledQuery, Kysely, RawBuilder } from 'kysely';
import { notFound } from '../errors/app-error.ts';
import { anyOf } from './any-of.ts';
import { recordId } from './record-id.ts';
import type { Database } from './tables.ts';

type Db = Kysely<Database>;

/** What a statement compares its ids with. */
export type Wanted = RawBuilder<string>;

interface Selection<Row> {
  compile(): CompiledQuery<Row>;
}

/** Reads one record; 404 when there is none of that id. */
export type ReadById<Row> = (db: Db, id: string) => Promise<Row>;

/** Stands for the ids where a statement is compiled, and is replaced by them each time. */
const noIds: readonly string[] = Object.freeze([]);

const wanted: Wanted = anyOf(noIds, 'uuid');

/**
 * Makes the reading of a kind of record by id, of a query that selects those whose ids are `wanted`. The records that are
 * asked for by the end of a turn of the event loop are read in one statement, which begins after all of them were asked
 * for: the busier, the fewer statements. Nothing is remembered but the statement's text. In a transaction each is read by
 * itself, there and at once.
 */
export function readById<Row extends { readonly id: string }>(
  select: (db: Db, wanted: Wanted) => Selection<Row>,
): ReadById<Row> {
  let compiled: CompiledQuery<Row> | undefined;
  const loaders = new WeakMap<Db, DataLoader<string, Row | null>>();

  async function read(db: Db, ids: readonly string[]): Promise<(Row | null)[]> {
    compiled ??= select(db, wanted).compile();
    const parameters = compiled.parameters.map((value) => (value === noIds ? ids : value));
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    const found = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => found.get(id) ?? null);
  }

  function loaderOf(db: Db): DataLoader<string, Row | null> {
    const known = loaders.get(db);
    if (known !== undefined) return known;
    const made = new DataLoader((ids: readonly string[]) => read(db, ids), {
      cache: false,
      batchScheduleFn: setImmediate,
    });
    loaders.set(db, made);
    return made;
  }

  return async (db, id) => {
    // As the table writes it, so that it is found among the rows.
    const own = recordId(id).toLowerCase();
    const row = db.isTransaction ? (await read(db, [own]))[0] : await loaderOf(db).load(own);
    return row ?? Promise.reject(notFound());
  };
}
