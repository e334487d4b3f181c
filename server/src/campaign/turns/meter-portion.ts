import type { Transaction } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';

/** So many meters are looked at by a transaction, for which whoever reads one of them waits. */
const portion = 50;

/** The next meters of a round in the order of their ids, those behind one where that is stated. */
export async function nextMeters(
  trx: Transaction<Database>,
  campaignId: string,
  behind: string | undefined,
): Promise<string[]> {
  const meters = await trx
    .selectFrom('campaignMeter')
    .select('meterId')
    .where('campaignId', '=', campaignId)
    .$if(behind !== undefined, (next) => next.where('meterId', '>', behind ?? ''))
    .orderBy('meterId')
    .limit(portion)
    .execute();
  return meters.map(({ meterId }) => meterId);
}
