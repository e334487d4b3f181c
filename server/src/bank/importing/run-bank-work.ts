import { bankImportRefusals } from '@grzadka/contract/bank/importing/bank-import.refusals';
import type { Pool } from 'pg';
import { fileWork } from '#src/core/thread/file-work.ts';
import type { BankWork, BankWorkDone } from './bank-work.ts';

const doInItsThread = fileWork<BankWork, BankWorkDone[BankWork['kind']]>(
  new URL('./bank-work.thread.ts', import.meta.url),
  {
    most: 2,
    // A file of 20 MB takes about 150.
    mostHeap: 224,
    // 20,000 lines take a sixth of it.
    mostTime: 120_000,
    busy: bankImportRefusals.busy,
    tooMuch: bankImportRefusals.tooMuch,
  },
);

/**
 * Does what may take seconds with a large file beside what else this process does. 503 where two are under way, 413 where a file takes too much. Throws what it
 * refuses.
 */
export async function runBankWork<Work extends BankWork>(
  pool: Pick<Pool, 'options'>,
  prepare: () => Promise<Work>,
): Promise<BankWorkDone[Work['kind']]> {
  // The kind of the work decides what comes of it, which the compiler cannot see over threads.
  return (await doInItsThread(pool, prepare)) as BankWorkDone[Work['kind']];
}
