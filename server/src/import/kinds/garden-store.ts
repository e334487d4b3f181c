import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';

/** A garden as it is to be stored; its area in square metres, null when it is not known. */
export interface GardenValues {
  readonly id: string;
  readonly sectorId: string;
  readonly name: string;
  readonly area: number | null;
}

/** Adds the gardens, and changes those that exist. */
export async function upsertGardens(
  db: Kysely<Database>,
  gardens: readonly GardenValues[],
): Promise<void> {
  await db
    .insertInto('garden')
    .values(gardens)
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
