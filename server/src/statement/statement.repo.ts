import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import type { Kysely } from 'kysely';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { notFound } from '#src/core/errors/app-error.ts';
import { readRunningList } from '#src/ledger/running-list.repo.ts';
import { readLetterAccounts } from './letter-accounts.repo.ts';
import type { StatementData } from './write-statement.ts';

/** The most entries that one statement lists: those before are in the balance that it begins with. */
const mostEntries = 1000;

/** Reads what stands on the statement of an account, all of it as of one instant; 404 when there is no such account. */
export async function readStatement(
  db: Kysely<Database>,
  { id, from, thru }: { id: string; from: string | null; thru: string | null },
): Promise<StatementData> {
  const madeOn = gardenToday();
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const accounts = await readLetterAccounts(trx, [recordId(id)], madeOn);
      const account = accounts.get(id);
      if (account === undefined) throw notFound();
      const asked = { id, from, thru, offset: 0, limit: mostEntries };
      const { items } = await readRunningList(trx, asked);
      return { account, madeOn, from, thru, entries: items.toReversed() };
    });
}
