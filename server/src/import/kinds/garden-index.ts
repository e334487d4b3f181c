import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { foldCase } from '../engine/fold-case.ts';

/**
 * The stored gardens by sector and name, letter case ignored; `names` are those that will be asked
 * for.
 */
export async function indexGardens(db: Kysely<Database>, names: readonly string[]) {
  const folded = await foldCase(db, names);
  const gardens = await db
    .selectFrom('garden')
    .innerJoin('sector', 'sector.id', 'garden.sectorId')
    .select(['garden.id', 'garden.name', 'garden.area', 'sector.name as sector'])
    .select(sql<string>`lower(garden.name collate polish)`.as('folded'))
    .execute();
  const byKey = new Map(gardens.map((garden) => [`${garden.sector}/${garden.folded}`, garden]));
  /** The same for all spellings of one garden. */
  const key = (garden: { sector: string; name: string }) =>
    `${garden.sector}/${folded.get(garden.name)}`;
  return { key, find: (garden: { sector: string; name: string }) => byKey.get(key(garden)) };
}

/** The message for a garden that a row names and nobody has imported. */
export function unknownGarden({ sector, name }: { sector: string; name: string }): string {
  return `Nie ma działki „${name}” w sektorze „${sector}”: najpierw zaimportuj działki`;
}
