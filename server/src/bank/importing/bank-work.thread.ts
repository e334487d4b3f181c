import { parentPort, workerData } from 'node:worker_threads';
import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
import { AppError } from '#src/core/errors/app-error.ts';
import { fromDatabaseError } from '#src/core/errors/database-error.ts';
import { describeCause } from '#src/core/errors/describe-cause.ts';
import { doBankWork } from './bank-work.ts';
import type { BankWorkEnd, BankWorkOrder } from './run-bank-work.ts';

// Reads, previews or books one file in a thread of its own, on a connection of its own, and ends with it.

const { databaseUrl, work }: BankWorkOrder = workerData;

/** Why nothing came of it, so that it can go from one thread to another; a database's words may name people. */
function explain(error: unknown): BankWorkEnd {
  const refusal = error instanceof AppError ? error : fromDatabaseError(error);
  if (refusal === undefined) return { kind: 'failed', cause: describeCause(error) };
  const { code, message, fields, retryAfter } = refusal;
  return { kind: 'refused', code, message, fields, retryAfter };
}

const database = openDatabase(databaseUrl, { max: 1, statementTimeout: 0 });
try {
  const end = await doBankWork(database.db, work).then(
    (result): BankWorkEnd => ({ kind: 'done', result }),
    explain,
  );
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows; a thread has no origin
  parentPort?.postMessage(end);
} finally {
  await closeDatabase(database);
}
