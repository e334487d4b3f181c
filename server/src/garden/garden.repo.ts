import {
  chooseSector,
  type GardenCreate,
  type GardenDetails,
  type GardenUpdate,
} from '@grzadka/contract/garden/garden.model';
import { gardenRecord } from '@grzadka/contract/garden/garden.record';
import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Actor } from '#src/core/change/audit-entry.ts';
import {
  append,
  type ChangeRequest,
  change,
  lockRecord,
  updateLocked,
  updateRecord,
} from '#src/core/change/change.ts';
import { readById } from '#src/core/database/read-by-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { conflictAt } from '#src/core/errors/app-error.ts';
import type { BrokenRules } from '#src/core/errors/broken-rules.ts';
import { rowPresenter } from '#src/core/record/row-presenter.ts';
import { lockSectorId } from '#src/sector/sector.repo.ts';

/** The gardens with their sectors; the caller adds which and in what order. */
function selectGardens(db: Kysely<Database>) {
  return db
    .selectFrom('garden')
    .innerJoin('sector', 'sector.id', 'garden.sectorId')
    .selectAll('garden')
    .select('sector.name as sector');
}

const presentGarden = rowPresenter(gardenRecord);

/** A garden with its holders of today, its meters and its version; 404 when there is none. */
export async function getGarden(
  db: Kysely<Database>,
  { id }: { id: string },
): Promise<GardenDetails & { version: number }> {
  return presentGarden(await readGarden(db, id));
}

const readGarden = readById((db, wanted) =>
  selectGardens(db)
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('party')
          .select(['party.id', 'party.name'])
          .where('party.id', 'in', (held) =>
            held
              .selectFrom('currentAssignment')
              .select('partyId')
              .whereRef('gardenId', '=', 'garden.id'),
          )
          .orderBy(sql`party.name collate polish`),
      ).as('parties'),
      jsonArrayFrom(
        eb
          .selectFrom('meter')
          .select(['meter.id', 'meter.name', 'meter.type'])
          .whereRef('meter.gardenId', '=', 'garden.id')
          .orderBy(sql`meter.name collate polish`),
      ).as('meters'),
    ])
    .where('garden.id', '=', wanted),
);

/** Adds a garden. 400 when there is no such sector, 409 when it has another garden of that name. */
export function createGarden(
  db: Kysely<Database>,
  { caller, sector, ...garden }: GardenCreate & { caller: Actor },
): Promise<{ id: string }> {
  return change(db, caller, async (tx) => {
    const sectorId = await lockSectorId(tx, sector, chooseSector);
    return append(tx, gardenRecord, { values: { ...garden, sectorId } });
  });
}

/**
 * Changes a garden, and moves it where a sector is named; its meters go along. 404, 412; 400 when there is no such
 * sector, 409 when that has another garden of the name.
 */
export function updateGarden(
  db: Kysely<Database>,
  { caller, id, ifMatch, sector, ...set }: ChangeRequest & GardenUpdate,
): Promise<{ version: number }> {
  if (sector === undefined) return updateRecord(db, gardenRecord, { caller, id, ifMatch, set });
  return change(db, caller, async (tx) => {
    const before = await lockRecord(tx, gardenRecord, { id, ifMatch });
    const sectorId = await lockSectorId(tx, sector, chooseSector);
    return updateLocked(tx, gardenRecord, { before, set: { ...set, sectorId } });
  });
}

/** What a garden is refused with that breaks a rule of its table's own. */
export const gardenRules: BrokenRules = {
  garden_name_in_sector: () =>
    conflictAt({ name: 'W tym sektorze jest już działka o tej nazwie. Wpisz inną.' }),
};
