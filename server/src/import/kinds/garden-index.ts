import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { foldCase } from '../engine/fold-case.ts';
import type { NamedSector } from './sector.ts';

/** How a row names a garden. */
interface Place {
  readonly sector: NamedSector;
  readonly name: string;
}

/** The stored gardens among those that will be asked for, by sector and name, letter case ignored. */
export async function indexGardens(db: Kysely<Database>, places: readonly Place[]) {
  const folded = await foldCase(
    db,
    places.map(({ name }) => name),
  );
  const sectorIds = [...new Set(places.map(({ sector }) => sector.id))];
  const gardens = await db
    .selectFrom('garden')
    .select(['id', 'name', 'area', 'sectorId'])
    .select(sql<string>`lower(name collate polish)`.as('folded'))
    // Both columns of the index under which a garden is unique.
    .where(sql<boolean>`sector_id = any(${sectorIds})`)
    .where(sql<boolean>`lower(name collate polish) = any(${[...folded.values()]})`)
    .execute();
  const byKey = new Map(gardens.map((garden) => [`${garden.sectorId}/${garden.folded}`, garden]));
  /** The same for all spellings of one garden. */
  const key = ({ sector, name }: Place) => `${sector.id}/${folded.get(name)}`;
  return { key, find: (place: Place) => byKey.get(key(place)) };
}

/** The message for a garden that a row names and nobody has imported. */
export function unknownGarden({ sector, name }: Place): string {
  return `Nie ma działki „${name}” w sektorze „${sector.name}”: najpierw zaimportuj działki`;
}
