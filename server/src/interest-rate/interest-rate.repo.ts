import type { InterestRate } from '@grzadka/contract/interest-rate/interest-rate.model';
import type { Kysely } from 'kysely';
import { readById } from '#src/core/database/read-by-id.ts';
import type { Database } from '#src/core/database/tables.ts';

/** A rate with its version; 404 when there is none. */
export async function getInterestRate(
  db: Kysely<Database>,
  { id }: { id: string },
): Promise<InterestRate & { version: number }> {
  return readInterestRate(db, id);
}

const readInterestRate = readById((db, wanted) =>
  db
    .selectFrom('interestRate')
    .select(['id', 'validFrom', 'percent', 'source', 'version'])
    .where('id', '=', wanted),
);
