import { parentPort, workerData } from 'node:worker_threads';
import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
import { AppError } from '#src/core/errors/app-error.ts';
import { fromDatabaseError } from '#src/core/errors/database-error.ts';
import { describeCause } from '#src/core/errors/describe-cause.ts';
import { doApproval } from './do-approval.ts';
import type { ApprovalEnd, ApprovalOrder } from './run-approval.ts';

// Approves one run in a thread of its own, on connections of its own, and ends with it.

const { databaseUrl, asked }: ApprovalOrder = workerData;

/** Why nothing came of it, so that it can go from one thread to another; a database's words may name people. */
function explain(error: unknown): ApprovalEnd {
  const refusal = error instanceof AppError ? error : fromDatabaseError(error);
  if (refusal === undefined) return { kind: 'failed', cause: describeCause(error) };
  const { code, message, fields, retryAfter } = refusal;
  return { kind: 'refused', code, message, fields, retryAfter };
}

const database = openDatabase(databaseUrl, { max: 2, statementTimeout: 0 });
try {
  const end = await doApproval(database.db, asked).then(
    (): ApprovalEnd => ({ kind: 'done' }),
    explain,
  );
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows; a thread has no origin
  parentPort?.postMessage(end);
} finally {
  await closeDatabase(database);
}
