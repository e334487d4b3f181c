import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { foldCase } from '../engine/fold-case.ts';

/** How a row names a garden. */
interface Place {
  readonly sector: string;
  readonly name: string;
}

/** The stored gardens among those that will be asked for, by sector and name, letter case ignored. */
export async function indexGardens(db: Kysely<Database>, places: readonly Place[]) {
  const folded = await foldCase(
    db,
    places.map(({ name }) => name),
  );
  const sectors = [...new Set(places.map(({ sector }) => sector))];
  const gardens = await db
    .selectFrom('garden')
    .innerJoin('sector', 'sector.id', 'garden.sectorId')
    .select(['garden.id', 'garden.name', 'garden.area', 'sector.name as sector'])
    .select(sql<string>`lower(garden.name collate polish)`.as('folded'))
    // Both columns of the index that tells gardens apart.
    .where(
      sql<boolean>`garden.sector_id = any(array(select id from sector where name = any(${sectors})))`,
    )
    .where(sql<boolean>`lower(garden.name collate polish) = any(${[...folded.values()]})`)
    .execute();
  const byKey = new Map(gardens.map((garden) => [`${garden.sector}/${garden.folded}`, garden]));
  /** The same for all spellings of one garden. */
  const key = ({ sector, name }: Place) => `${sector}/${folded.get(name)}`;
  return { key, find: (place: Place) => byKey.get(key(place)) };
}

/** The message for a garden that a row names and nobody has imported. */
export function unknownGarden({ sector, name }: Place): string {
  return `Nie ma działki „${name}” w sektorze „${sector}”: najpierw zaimportuj działki`;
}
