import { sql, type Transaction } from 'kysely';
import type { PoolClient, QueryResult } from 'pg';
import type { Database } from './tables.ts';

const mark = '/* sent with the next */';

/**
 * Stands in a statement of a transaction that gives nothing back, such as one that adds a row. It is held back
 * and goes to the server together with the next one, or with the commit, so that nobody waits for it alone.
 * Where it fails, the next one fails with its error, and so does the transaction.
 */
export const sentWithTheNext = sql.raw(mark);

/** Sends what is held back, for whoever has to know now whether it succeeds. */
export async function sendHeldBack(trx: Transaction<Database>): Promise<void> {
  await sql`select`.execute(trx);
}

/** A statement as the query builder gives it to a connection. */
export interface Statement {
  readonly text: string;
  readonly parameters: readonly unknown[];
}

/** What the query builder asks of a result. */
export type Result = Pick<QueryResult, 'command' | 'rowCount' | 'rows'>;

/** Sends a statement; `isOnItsOwn`: it is neither in a transaction nor sent with others. */
export type Send = (statement: Statement, isOnItsOwn: boolean) => Promise<Result>;

/** How the query builder begins a transaction. */
const begins = /^(begin|start transaction[^;]*)$/;

/** Of a statement that is held back nothing is known yet. */
const nothing: Result = { command: 'SELECT', rowCount: 0, rows: [] };

/**
 * The statements of a connection, in their order, with those that are held back sent together with the next:
 * the beginning of each transaction, and what says `sentWithTheNext`. Each wait for the server costs this
 * process and the server more than such a statement itself.
 */
export function holdingBack(
  client: PoolClient,
  send: Send,
): (statement: Statement) => Promise<Result> {
  let heldBack: readonly Statement[] = [];
  return async (statement) => {
    const isFree = heldBack.length === 0 && client.getTransactionStatus() === 'I';
    if (begins.test(statement.text) || (!isFree && statement.text.includes(mark))) {
      heldBack = [...heldBack, statement];
      return nothing;
    }
    const before = heldBack;
    heldBack = [];
    if (before.length === 0) return send(statement, isFree);
    // One message to the system instead of one for each.
    client.connection.stream.cork();
    const sent = before.map((each) => send(each, false));
    const last = send(statement, false);
    client.connection.stream.uncork();
    const results = await Promise.allSettled([...sent, last]);
    // The first failure is the cause of those after it. Whoever rolls back has another one to tell.
    const failed = results.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected' && statement.text !== 'rollback') throw failed.reason;
    return last;
  };
}
