import type {
  GardenAssignment,
  PartyAssignment,
} from '@grzadka/contract/assignment/assignment.model';
import { type Kysely, sql } from 'kysely';
import { etagOf } from '#src/core/change/if-match.ts';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { notFound } from '#src/core/errors/app-error.ts';
import { presentLastDay } from './assignment.repo.ts';

/** Every holder of a garden, those of today first, then the latest first; 404 without the garden. */
export async function listAssignmentsOfGarden(
  db: Kysely<Database>,
  gardenId: string,
): Promise<{ items: GardenAssignment[] }> {
  await requireRecord(db, 'garden', gardenId);
  const rows = await selectAssignments(db)
    .select(['party.id as partyId', 'party.name as partyName'])
    .where('assignment.gardenId', '=', gardenId)
    .orderBy(
      sql`is_current desc, valid_from desc nulls last, party.name collate polish, assignment.id`,
    )
    .execute();
  const items = rows.map(({ partyId, partyName, ...row }) => ({
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
  await requireRecord(db, 'party', partyId);
  const rows = await selectAssignments(db)
    .innerJoin('garden', 'garden.id', 'assignment.gardenId')
    .innerJoin('sector', 'sector.id', 'garden.sectorId')
    .select(['garden.id as gardenId', 'garden.name as gardenName', 'sector.name as sector'])
    .where('assignment.partyId', '=', partyId)
    .orderBy(
      sql`is_current desc, garden.name collate polish, valid_from desc nulls last, assignment.id`,
    )
    .execute();
  const items = rows.map(({ gardenId, gardenName, sector, ...row }) => ({
    ...presentHolding(row),
    garden: { id: gardenId, name: gardenName, sector },
  }));
  return { items };
}

function selectAssignments(db: Kysely<Database>) {
  return db
    .selectFrom('assignment')
    .innerJoin('party', 'party.id', 'assignment.partyId')
    .leftJoin('currentAssignment', 'currentAssignment.id', 'assignment.id')
    .select(['assignment.id', 'assignment.validFrom', 'assignment.validThru'])
    .select('assignment.version')
    .select(sql<boolean>`current_assignment.id is not null`.as('isCurrent'));
}

type HoldingRow = Awaited<ReturnType<ReturnType<typeof selectAssignments>['execute']>>[number];

/** When a garden is held, as the wire carries it. */
function presentHolding({ id, validFrom, validThru, isCurrent, version }: HoldingRow) {
  const etag = etagOf(version);
  return { id, validFrom, validThru: presentLastDay(validThru), isCurrent, etag };
}

async function requireRecord(
  db: Kysely<Database>,
  table: 'garden' | 'party',
  id: string,
): Promise<void> {
  await db
    .selectFrom(table)
    .select('id')
    .where('id', '=', recordId(id))
    .executeTakeFirstOrThrow(notFound);
}
