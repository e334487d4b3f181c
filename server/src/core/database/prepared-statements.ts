import { createHash, randomUUID } from 'node:crypto';
import {
  type PostgresCursor,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
  sql,
} from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Pool, PoolClient, QueryResult } from 'pg';
import { errorCode } from '../errors/error-code.ts';
import { columnParsers as types } from './column-parsers.ts';
import { holdingBack, type Result, type Statement } from './held-back.ts';

const mark = '/* planned each time */';

/**
 * Stands in a statement whose best plan depends on its values, such as one that looks for a phrase: it is
 * planned each time, for the values it comes with.
 */
export const plannedEachTime = sql.raw(mark);

/** Statements that are prepared at most; each costs the server memory in every connection. */
const mostPrepared = 300;

/** Longer ones write many rows at once, and seldom as many again. */
const longestText = 4_000;

/**
 * The beginning and the end of a transaction are never prepared. If a beginning were refused for its name, what
 * is sent with it would run outside of the transaction; a refused rollback would hide the error that it
 * follows.
 */
const boundary = /^(begin|start transaction|commit|rollback)\b/;

/** How the server refuses a prepared statement whose table a migration has changed meanwhile. */
const outdated = '0A000';

/** How it refuses one that a bouncer in between sent to another connection than the one that prepared it. */
const misplaced = new Set(['26000', '42P05']);

/**
 * The pool as the query builder uses it. Statements that come again are prepared: parsing and planning an
 * ordinary one takes the server longer than executing it. One that is refused because it was prepared is sent
 * again unprepared, unless the refusal has ended its transaction. Behind a bouncer that does not keep
 * statements none is prepared.
 */
export function preparingPool(pool: Pool): PostgresPool {
  const names = createNames();
  const known = new WeakMap<PoolClient, PostgresPoolClient>();
  let isTried = false;
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      try {
        if (!isTried && !(await keepsStatements(client))) names.giveUp();
        isTried = true;
      } catch (error) {
        client.release(true);
        throw error;
      }
      const preparing = known.get(client) ?? preparingClient(client, names);
      known.set(client, preparing);
      return preparing;
    },
  };
}

function preparingClient(client: PoolClient, names: Names): PostgresPoolClient {
  async function send({ text, parameters }: Statement, isOnItsOwn: boolean) {
    const values = [...parameters];
    const name = names.of(text);
    if (name === undefined) return answerTo(client.query({ text, values, types }));
    try {
      return await answerTo(client.query({ name, text, values, types }));
    } catch (error) {
      const code = errorCode(error);
      if (code === outdated) names.renew();
      else if (misplaced.has(code)) names.giveUp();
      else throw error;
      if (!isOnItsOwn) throw error;
      return answerTo(client.query({ text, values, types }));
    }
  }
  const run = holdingBack(client, send);
  function query<Row>(
    text: string,
    parameters: readonly unknown[],
  ): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query(statement: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof statement === 'string') return run({ text: statement, parameters });
    throw new TypeError('Rows are read all at once here, without a cursor');
  }
  return { query, release: (destroy) => client.release(destroy) };
}

/**
 * What a query found, taken out of it. The driver's query holds a closure that holds the query: V8 keeps such objects
 * through its small collections, and with them went all rows that they had, into memory that is seldom collected
 * (0074).
 */
async function answerTo(query: Promise<QueryResult>): Promise<Result> {
  const result = await query;
  const { command, rowCount, rows } = result;
  result.rows = [];
  return { command, rowCount, rows };
}

interface Names {
  /** The name under which a statement is prepared; undefined for one that is not. */
  of(text: string): string | undefined;
  /** Has all of them prepared anew. */
  renew(): void;
  /** Has none prepared any more. */
  giveUp(): void;
}

/** A statement is prepared when it comes for the second time before many others have come. */
function createNames(): Names {
  const seen = new LRUCache<string, true>({ max: mostPrepared });
  const names = new Map<string, string>();
  let generation = 1;
  let isGivenUp = false;
  return {
    of(text) {
      const known = names.get(text);
      if (known !== undefined || isGivenUp) return known;
      const isFit = text.length <= longestText && !text.includes(mark) && !boundary.test(text);
      if (!isFit || names.size >= mostPrepared) return undefined;
      if (!seen.has(text)) {
        seen.set(text, true);
        return undefined;
      }
      const digest = createHash('sha256').update(text).digest('base64url');
      names.set(text, `${generation}-${digest}`);
      return names.get(text);
    },
    renew() {
      generation += 1;
      names.clear();
    },
    giveUp() {
      isGivenUp = true;
      names.clear();
    },
  };
}

declare module 'pg' {
  interface ClientBase {
    /** The server's process for the connection, as it said when connecting; the driver's types leave it out. */
    readonly processID?: number;
  }
}

/**
 * Whether a statement that was prepared once serves later ones of the same connection. Where a bouncer answers
 * instead of the server, each transaction may get another connection; the number of the server's process shows it.
 * A bouncer that knows where a statement is prepared gives it a name of its own.
 */
async function keepsStatements(client: PoolClient): Promise<boolean> {
  const name = `try-${randomUUID()}`;
  const text = `
    select pg_backend_pid() as process,
      exists (select from pg_prepared_statements where name = $1) as "isNamed"
  `;
  const { rows } = await client.query<{ process: number; isNamed: boolean }>({
    name,
    text,
    values: [name],
  });
  return rows.every(({ process, isNamed }) => process === client.processID || !isNamed);
}
