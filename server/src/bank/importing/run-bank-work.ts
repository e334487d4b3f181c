import { bankImportRefusals } from '@grzadka/contract/bank/importing/bank-import.refusals';
import type { Pool } from 'pg';
import { AppError } from '#src/core/errors/app-error.ts';
import { errorCode } from '#src/core/errors/error-code.ts';
import { doInThread } from '#src/core/thread/do-in-thread.ts';
import type { BankWork, BankWorkDone } from './bank-work.ts';

const program = new URL('./bank-work.thread.ts', import.meta.url);

/** How many such threads a process has at the most, since each may take as much memory as below. */
const most = 2;

let running = 0;

/** How large the heap of such a thread may become, in MB: a file of 20 MB takes about 150. */
const mostHeap = 224;

/** After how long it is given up, in milliseconds: 20,000 lines take a sixth of it. */
const mostTime = 120_000;

/**
 * Does what may take seconds with a large file in a thread of its own, so that others are served meanwhile, on a connection of its own, so that ending it undoes
 * what it has begun. What the work needs is prepared when its place is taken, so that nothing is left of what had none. 503 where two are under way; 413 where a
 * file takes more memory or time than any statement does. Throws what it refuses.
 */
export async function runBankWork<Work extends BankWork>(
  { options: { connectionString } }: Pick<Pool, 'options'>,
  prepare: () => Promise<Work>,
): Promise<BankWorkDone[Work['kind']]> {
  // The program opens its pool by an address.
  if (connectionString === undefined) throw new AppError('internal');
  if (running >= most) {
    throw new AppError('unavailable', { message: bankImportRefusals.busy, retryAfter: 5 });
  }
  running += 1;
  try {
    // The kind of the work decides what comes of it, which the compiler cannot see over threads.
    return (await runThread(connectionString, await prepare())) as BankWorkDone[Work['kind']];
  } finally {
    running -= 1;
  }
}

async function runThread(
  databaseUrl: string,
  work: BankWork,
): Promise<BankWorkDone[BankWork['kind']]> {
  const resourceLimits = { maxOldGenerationSizeMb: mostHeap, maxYoungGenerationSizeMb: 16 };
  const signal = AbortSignal.timeout(mostTime);
  try {
    return await doInThread(program, { databaseUrl, work }, { resourceLimits, signal });
  } catch (error) {
    if (!isTooMuch(error)) throw error;
    const message = bankImportRefusals.tooMuch;
    throw new AppError('too-large', { message, fields: { file: message } });
  }
}

/** Whether a thread was ended for its memory or its time. */
function isTooMuch(error: unknown): boolean {
  const code = errorCode(error);
  return code === 'ERR_WORKER_OUT_OF_MEMORY' || code === 'ABORT_ERR';
}
