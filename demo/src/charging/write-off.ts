import { newId } from '@grzadka/server/src/core/database/record-id.ts';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import { createWriteOff } from '@grzadka/server/src/write-off/write-off.repo.ts';
import type { Kysely } from 'kysely';
import type { Office } from '../people/office.ts';

/** Gives up the smallest debt of a year that nobody paid, by a resolution of the board in the next one. */
export async function writeOff(
  db: Kysely<Database>,
  { treasurer, year }: Pick<Office, 'treasurer'> & { readonly year: number },
): Promise<void> {
  const part = await db
    .selectFrom('openItem')
    .innerJoin('settlement', 'settlement.id', 'openItem.settlementId')
    .select('openItem.id')
    .where('openGrosz', '>', '0')
    .where('dueOn', '<=', `${year}-12-31`)
    .orderBy('openGrosz')
    .orderBy('settlement.number')
    .limit(1)
    .executeTakeFirst();
  if (part === undefined) return;
  const resolutionId = newId();
  await db
    .insertInto('resolution')
    .values({
      id: resolutionId,
      body: 'board',
      number: `3/${year + 1}`,
      adoptedOn: `${year + 1}-02-10`,
      subject: 'Umorzenie należności, których nie opłaca się dochodzić',
    })
    .execute();
  const given = { reason: 'koszt dochodzenia wyższy niż należność', resolutionId };
  const asked = { partIds: [part.id], ...given, clientKey: newId() };
  await createWriteOff(db, { ...asked, caller: treasurer });
}
