import { lastDay } from '@grzadka/contract/core/time/statutory-terms';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import type { TransferApplication } from '@grzadka/contract/transfer-application/transfer-application.model';
import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { etagOf } from '#src/core/change/if-match.ts';
import { readById } from '#src/core/database/read-by-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { jsonObject } from '#src/core/database/wire-columns.ts';

/** Every application for the transfer of a garden, the latest first; 404 without the garden. */
export async function listTransferApplications(
  db: Kysely<Database>,
  gardenId: string,
): Promise<{ items: TransferApplication[] }> {
  const { applications } = await readApplications(db, gardenId);
  const today = gardenToday();
  const items = applications.map(({ version, decision, appliedOn, ...row }) => {
    const last = lastDay.toDecideTransfer(appliedOn);
    const outcome: TransferApplication['outcome'] =
      decision ?? (today > last ? 'silence' : 'waiting');
    return { ...row, appliedOn, lastDay: last, outcome, etag: etagOf(version) };
  });
  return { items };
}

const readApplications = readById((db, wanted) =>
  db
    .selectFrom('garden')
    .select('garden.id')
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('transferApplication')
          .innerJoin('party as giver', 'giver.id', 'fromPartyId')
          .leftJoin('party as taker', 'taker.id', 'toPartyId')
          .select([
            'transferApplication.id',
            'appliedOn',
            'decision',
            'decidedOn',
            'note',
            'transferApplication.version',
          ])
          .select([
            jsonObject({ id: sql<string>`giver.id`, name: sql<string>`giver.name` }).as('from'),
            jsonObject({
              id: sql<string | null>`taker.id`,
              name: sql<string>`coalesce(taker.name, to_name)`,
            }).as('to'),
          ])
          .whereRef('transferApplication.gardenId', '=', 'garden.id')
          .orderBy('appliedOn', 'desc')
          .orderBy('transferApplication.id', 'desc'),
      ).as('applications'),
    )
    .where('garden.id', '=', wanted),
);
