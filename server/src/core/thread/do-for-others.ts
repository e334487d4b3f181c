import { parentPort, workerData } from 'node:worker_threads';
import type { Kysely } from 'kysely';
import { closeDatabase, openDatabase } from '../database/open-database.ts';
import type { Database } from '../database/tables.ts';
import { AppError } from '../errors/app-error.ts';
import { fromDatabaseError } from '../errors/database-error.ts';
import { describeCause } from '../errors/describe-cause.ts';
import type { ThreadEnd, ThreadOrder } from './do-in-thread.ts';

/**
 * The whole of a thread's program: does the work that `doInThread` began it with, on that many connections, sends what came of
 * it, and lets the thread end. What that work is, is agreed between the two: no type checks it across threads.
 */
export async function doForOthers(
  connections: number,
  doWork: (db: Kysely<Database>, work: never) => Promise<unknown>,
): Promise<void> {
  const { databaseUrl, work }: ThreadOrder<never> = workerData;
  const database = openDatabase(databaseUrl, { max: connections, statementTimeout: 0 });
  try {
    const end = await doWork(database.db, work).then(
      (result): ThreadEnd<unknown> => ({ kind: 'done', result }),
      explain,
    );
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows; a thread has no origin
    parentPort?.postMessage(end);
  } finally {
    await closeDatabase(database);
  }
}

/** Why nothing came of it, so that it can go from one thread to another; a database's words may name people. */
function explain(error: unknown): ThreadEnd<never> {
  const refusal = error instanceof AppError ? error : fromDatabaseError(error);
  if (refusal === undefined) return { kind: 'failed', cause: describeCause(error) };
  const { code, message, fields, retryAfter } = refusal;
  return { kind: 'refused', code, message, fields, retryAfter };
}
