import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ErrorCode } from '@grzadka/contract/core/errors';
import { AppError } from '#src/core/errors/app-error.ts';
import type { AskedApproval } from './approve-run.job.ts';

const program = new URL('./approve-run.thread.ts', import.meta.url);

/** What a thread is begun with. */
export interface ApprovalOrder {
  readonly databaseUrl: string;
  readonly asked: AskedApproval;
}

/** What a thread says when it is done. */
export type ApprovalEnd =
  | { readonly kind: 'done' }
  | {
      readonly kind: 'refused';
      readonly code: ErrorCode;
      readonly message: string;
      readonly fields: Record<string, string> | undefined;
      readonly retryAfter: number | undefined;
    }
  | { readonly kind: 'failed'; readonly cause: unknown };

/** How large the heap of such a thread may become, in MB: a run of 5,000 accounts takes half of it. */
const mostHeap = 1024;

/**
 * Does an approval that was asked for in a thread of its own, so that others are served meanwhile, on connections of its own, so that ending
 * it undoes what it has begun. Throws what it was refused with.
 */
export async function runApproval(databaseUrl: string, asked: AskedApproval): Promise<void> {
  const order: ApprovalOrder = { databaseUrl, asked };
  const thread = new Worker(program, {
    workerData: order,
    resourceLimits: { maxOldGenerationSizeMb: mostHeap, maxYoungGenerationSizeMb: 96 },
  });
  try {
    const [end]: ApprovalEnd[] = await once(thread, 'message');
    if (end?.kind === 'done') return;
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
