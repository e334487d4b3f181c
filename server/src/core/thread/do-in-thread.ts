import { once } from 'node:events';
import { type ResourceLimits, Worker } from 'node:worker_threads';
import type { ErrorCode } from '@grzadka/contract/core/errors';
import { AppError } from '../errors/app-error.ts';

/** What a thread is begun with: which database it opens, and what it is to do. */
export interface ThreadOrder<Work> {
  readonly databaseUrl: string;
  readonly work: Work;
}

/** What a thread says when it is done. */
export type ThreadEnd<Result> =
  | { readonly kind: 'done'; readonly result: Result }
  | {
      readonly kind: 'refused';
      readonly code: ErrorCode;
      readonly message: string;
      readonly fields: Record<string, string> | undefined;
      readonly retryAfter: number | undefined;
    }
  | { readonly kind: 'failed'; readonly cause: unknown };

interface ThreadLimits {
  readonly resourceLimits: ResourceLimits;
  /** Ends it before it is done. */
  readonly signal?: AbortSignal;
}

/**
 * Does a work in a thread of its own, so that others are served meanwhile, on connections of its own, so that ending it undoes what it has begun. `program` is a
 * file that calls `doForOthers`. Throws what the work was refused with, and what ended the thread before it was done.
 */
export async function doInThread<Work, Result>(
  program: URL,
  order: ThreadOrder<Work>,
  { resourceLimits, signal }: ThreadLimits,
): Promise<Result> {
  const thread = new Worker(program, { workerData: order, resourceLimits });
  try {
    const [end]: ThreadEnd<Result>[] = await once(thread, 'message', { signal });
    if (end?.kind === 'done') return end.result;
    if (end?.kind !== 'refused') throw new AppError('internal', { cause: end?.cause });
    const { code, message, fields, retryAfter } = end;
    throw new AppError(code, {
      message,
      ...(fields && { fields }),
      ...(retryAfter !== undefined && { retryAfter }),
    });
  } finally {
    await thread.terminate();
  }
}
