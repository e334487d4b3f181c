import { newId } from '@grzadka/server/src/core/database/record-id.ts';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import { giveNumber } from '@grzadka/server/src/settlement/without-garden.ts';
import type { Transaction } from 'kysely';
import type { DemoParty } from '../people/parties.ts';

/** Lets somebody wait for a garden: a member since a year and a half, with an account of their own. */
export async function letWait(
  trx: Transaction<Database>,
  { waiting, today }: { waiting: DemoParty; today: Temporal.PlainDate },
): Promise<void> {
  const partyId = waiting.id;
  const since = today.subtract({ months: 18 }).toString();
  await trx.insertInto('party').values(waiting).execute();
  await trx.insertInto('membership').values({ id: newId(), partyId, validFrom: since }).execute();
  const number = await giveNumber(trx);
  const account = { id: newId(), number, partyId, openedOn: since };
  await trx.insertInto('settlement').values(account).execute();
}
