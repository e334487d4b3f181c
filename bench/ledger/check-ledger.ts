import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import type { Finding } from '@grzadka/server/src/core/inspection/check.ts';
import { checkLedger } from '@grzadka/server/src/ledger/ledger.check.ts';
import type { Kysely } from 'kysely';

/** What the nightly check of the ledger finds. */
export async function findingsOfLedger(db: Kysely<Database>): Promise<Finding[]> {
  const context = {
    db,
    get storage(): never {
      throw new Error('the check of the ledger asks for nothing that is stored');
    },
  };
  const portions = await Array.fromAsync(checkLedger.portions(context));
  return portions.flatMap(({ findings }) => findings);
}
