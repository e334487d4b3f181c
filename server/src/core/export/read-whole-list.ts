import type { ListDefinition, ListSelection } from '@grzadka/contract/core/list/list';
import { messages } from '@grzadka/contract/core/messages';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Pool } from 'pg';
import { plannedEachTime } from '../database/prepared-statements.ts';
import { isRecordId } from '../database/record-id.ts';
import type { Database } from '../database/tables.ts';
import { AppError } from '../errors/app-error.ts';
import { whereOf } from '../list/conditions.ts';
import { conditionsOf, idOf, type ListReading, orderOf } from '../list/run-list.ts';

/** Rows of a whole list that are read at a time, and all that is held of it. */
const portionSize = 100;

interface WholeList<L extends ListDefinition, Tables extends keyof Database, Row, Item> {
  db: Kysely<Database>;
  /** The pool below it. */
  pool: Pool;
  selection: ListSelection<L>;
  /** Only the records of these ids, all in one portion; what has no record is passed over. */
  ids?: readonly string[] | undefined;
  /** How the list is read in the transaction it is given. */
  reading: (db: Kysely<Database>) => ListReading<L, Tables, Row, Item>;
  /** Called once when nobody has asked for the next portion for a minute. */
  onStall: () => void;
}

/** Some items of a list in its order, and how many all of it has. */
export interface Portion<Item> {
  readonly items: Item[];
  readonly totalItems: number;
}

/**
 * All items of a list as it is filtered and sorted, portion by portion: those of one moment, whatever is
 * changed meanwhile. Each portion is a statement of its own, with the time that any other one has. Until
 * the last one, or the generator's return, it has one connection of the pool, and a place
 * among the exports: 503 where none is free.
 */
export async function* readWholeList<
  L extends ListDefinition,
  Tables extends keyof Database,
  Row,
  Item,
>(list: WholeList<L, Tables, Row, Item>): AsyncGenerator<Portion<Item>, void> {
  using _ = takeExportPlace(list.pool);
  yield* readPortions(list);
}

async function* readPortions<L extends ListDefinition, Tables extends keyof Database, Row, Item>({
  db,
  selection,
  ids,
  reading,
  onStall,
}: WholeList<L, Tables, Row, Item>): AsyncGenerator<Portion<Item>, void> {
  const trx = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  try {
    const { source, scope, rows, present } = reading(trx);
    const conditions = await conditionsOf(trx, selection, source);
    if (scope) conditions.push(scope);
    if (ids) conditions.push(sql`${idOf(source)} = any(${ids.filter(isRecordId)}::uuid[])`);
    const totalItems = await count(trx, sql`${sql.table(source.table)} ${whereOf(conditions)}`);
    let query = rows.orderBy(orderOf(selection, source, conditions));
    for (const condition of conditions) query = query.where(condition);
    // What fetches a portion reads alike for every list and gives other columns: it is never prepared.
    await sql`declare exported no scroll cursor for ${query} ${plannedEachTime}`.execute(trx);
    const fetch = sql<Row>`fetch ${sql.lit(ids?.length ?? portionSize)} from exported ${plannedEachTime}`;
    for (;;) {
      const portion = await fetch.execute(trx);
      if (portion.rows.length === 0) return;
      await using _ = keepAwake(trx, onStall);
      yield { items: portion.rows.map(present), totalItems };
    }
  } finally {
    // On a connection that broke it fails as well, and that is nothing new.
    await trx
      .rollback()
      .execute()
      .catch(() => {});
  }
}

async function count(trx: Kysely<Database>, listed: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from ${listed} ${plannedEachTime}
  `.execute(trx);
  return Number(rows[0]?.count);
}

/** Exports of a process at once at the most: each has a connection for as long as it is sent. */
const most = 2;

const running = new WeakMap<Pool, number>();

/**
 * Takes one of the places for exports until it is disposed of; a small pool has one. 503 when none is
 * free: who waited for one would wait for as long as somebody else's download takes.
 */
function takeExportPlace(pool: Pool): Disposable {
  const places = Math.min(most, Math.ceil((pool.options.max ?? 0) / 10));
  const taken = running.get(pool) ?? 0;
  if (taken >= places) {
    throw new AppError('unavailable', { message: messages.tooManyExports, retryAfter: 10 });
  }
  running.set(pool, taken + 1);
  return {
    [Symbol.dispose]: () => running.set(pool, (running.get(pool) ?? 1) - 1),
  };
}

/** Well below the silence after which server and pool give a transaction up (`openDatabase`). */
const beatMilliseconds = 1_500;

const mostBeats = 40;

/**
 * Keeps the connection of a transaction alive that waits for a slow reader, until it is disposed of; calls `onStall` when it
 * has waited for a minute.
 */
function keepAwake(trx: Transaction<Database>, onStall: () => void): AsyncDisposable {
  let beats = 0;
  let lastBeat = Promise.resolve();
  const timer = setInterval(() => {
    beats += 1;
    if (beats === mostBeats) onStall();
    lastBeat = lastBeat.then(() => beat(trx));
  }, beatMilliseconds);
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await lastBeat;
    },
  };
}

/** Where it fails, the next statement fails in the same way, and that failure is reported. */
async function beat(trx: Transaction<Database>): Promise<void> {
  await sql`select`.execute(trx).catch(() => {});
}
