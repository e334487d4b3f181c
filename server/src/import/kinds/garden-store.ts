import type { SectorName } from '@grzadka/contract/garden/garden.model';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';

/** A garden as it is to be stored; its area in square metres, null when it is not known. */
export interface GardenValues {
  readonly id: string;
  readonly sector: SectorName;
  readonly name: string;
  readonly area: number | null;
}

/** Adds the gardens, and changes those that exist. */
export async function upsertGardens(
  db: Kysely<Database>,
  gardens: readonly GardenValues[],
): Promise<void> {
  const sectorId = await readSectorIds(db);
  await db
    .insertInto('garden')
    .values(gardens.map(({ sector, ...garden }) => ({ ...garden, sectorId: sectorId(sector) })))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        area: eb.ref('excluded.area'),
        version: sql`garden.version + 1`,
        updatedAt: sql`now()`,
      })),
    )
    .execute();
}

/** The ids of the sectors by name. */
async function readSectorIds(db: Kysely<Database>): Promise<(name: string) => number> {
  const sectors = await db.selectFrom('sector').select(['id', 'name']).execute();
  const ids = new Map(sectors.map(({ id, name }) => [name, id]));
  return (name) => {
    const id = ids.get(name);
    // The first migration makes the sectors that the contract knows.
    if (id === undefined) throw new Error(`sector ${name} is missing`);
    return id;
  };
}
