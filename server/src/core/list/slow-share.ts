import { availableParallelism } from 'node:os';
import type { Kysely } from 'kysely';
import pLimit, { type LimitFunction } from 'p-limit';
import type { Database } from '../database/tables.ts';
import { AppError } from '../errors/app-error.ts';

/**
 * Connections that statements which may take long have at the most, of the twenty of a process. Two of them
 * at once would leave no core of two to what is quick.
 */
export const slowConnections = availableParallelism() > 2 ? 2 : 1;

/** With more of them waiting than these another one would be given up before its turn came. */
const mostWaiting = 50;

/** Work of one kind that has few connections at once. */
type Share = <Result>(db: Kysely<Database>, work: () => Promise<Result>) => Promise<Result>;

/**
 * Does work whose statement may take long, in a small share of the database's connections. So what is quick
 * never waits for a connection behind it. 503 when too many are waiting.
 */
export const inSlowShare = shareOf(slowConnections);

/**
 * The same for a count that no rows wait for, on a connection of its own: the rows that are asked for next do not
 * wait for it either.
 */
export const inCountShare = shareOf(1);

function shareOf(connections: number): Share {
  const shares = new WeakMap<Kysely<Database>, LimitFunction>();
  return async (db, work) => {
    const share = shares.get(db) ?? pLimit(connections);
    shares.set(db, share);
    if (share.pendingCount >= mostWaiting) throw new AppError('unavailable', { retryAfter: 5 });
    return share(work);
  };
}
