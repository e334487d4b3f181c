import type {
  GardenAssignment,
  PartyAssignment,
} from '@grzadka/contract/assignment/assignment.model';
import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { etagOf } from '#src/core/change/if-match.ts';
import { readById } from '#src/core/database/read-by-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { presentLastDay } from './assignment.repo.ts';

/** Every holder of a garden, those of today first, then the latest first; 404 without the garden. */
export async function listAssignmentsOfGarden(
  db: Kysely<Database>,
  gardenId: string,
): Promise<{ items: GardenAssignment[] }> {
  const { holdings } = await readHolders(db, gardenId);
  const items = holdings.map(({ partyId, partyName, ...row }) => ({
    ...presentHolding(row),
    party: { id: partyId, name: partyName },
  }));
  return { items };
}

/** Every garden that a party holds or held, those of today first, by name; 404 without the party. */
export async function listAssignmentsOfParty(
  db: Kysely<Database>,
  partyId: string,
): Promise<{ items: PartyAssignment[] }> {
  const { holdings } = await readGardensOfParty(db, partyId);
  const items = holdings.map(({ gardenId, gardenName, sector, ...row }) => ({
    ...presentHolding(row),
    garden: { id: gardenId, name: gardenName, sector },
  }));
  return { items };
}

const readHolders = readById((db, wanted) =>
  db
    .selectFrom('garden as owner')
    .select('owner.id')
    .select(
      jsonArrayFrom(
        selectAssignments(db)
          .select(['party.id as partyId', 'party.name as partyName'])
          .where('assignment.gardenId', '=', sql.ref<string>('owner.id'))
          .orderBy(
            sql`is_current desc, valid_from desc nulls last, party.name collate polish, assignment.id`,
          ),
      ).as('holdings'),
    )
    .where('owner.id', '=', wanted),
);

const readGardensOfParty = readById((db, wanted) =>
  db
    .selectFrom('party as owner')
    .select('owner.id')
    .select(
      jsonArrayFrom(
        selectAssignments(db)
          .innerJoin('garden', 'garden.id', 'assignment.gardenId')
          .innerJoin('sector', 'sector.id', 'garden.sectorId')
          .select(['garden.id as gardenId', 'garden.name as gardenName', 'sector.name as sector'])
          .where('assignment.partyId', '=', sql.ref<string>('owner.id'))
          .orderBy(
            sql`is_current desc, garden.name collate polish, valid_from desc nulls last, assignment.id`,
          ),
      ).as('holdings'),
    )
    .where('owner.id', '=', wanted),
);

function selectAssignments(db: Kysely<Database>) {
  return db
    .selectFrom('assignment')
    .innerJoin('party', 'party.id', 'assignment.partyId')
    .leftJoin('currentAssignment', 'currentAssignment.id', 'assignment.id')
    .innerJoin('settlementHolder', 'settlementHolder.assignmentId', 'assignment.id')
    .select(['assignment.id', 'assignment.validFrom', 'assignment.validThru'])
    .select(['assignment.version', 'settlementHolder.settlementId'])
    .select(sql<boolean>`current_assignment.id is not null`.as('isCurrent'));
}

type HoldingRow = Awaited<ReturnType<ReturnType<typeof selectAssignments>['execute']>>[number];

/** When a garden is held, as the wire carries it. */
function presentHolding({ version, ...holding }: HoldingRow) {
  return { ...holding, validThru: presentLastDay(holding.validThru), etag: etagOf(version) };
}
