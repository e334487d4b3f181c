import { type Kysely, sql } from 'kysely';
import { type ImportedEntry, importedEntry } from '#src/core/change/imported-entries.ts';
import type { Database } from '#src/core/database/tables.ts';

/** A garden as it is to be stored; its area in square metres, null when it is not known. */
interface GardenValues {
  readonly id: string;
  readonly sectorId: string;
  readonly name: string;
  readonly area: number | null;
}

/** A garden that a file adds or changes. */
export interface GardenChange {
  readonly garden: GardenValues;
  /** What a file may change of one that exists, as it was. */
  readonly before: Pick<GardenValues, 'name' | 'area'> | null;
}

/** Adds the gardens, and changes those that exist. */
export async function upsertGardens(
  db: Kysely<Database>,
  changes: readonly GardenChange[],
): Promise<ImportedEntry[]> {
  await db
    .insertInto('garden')
    .values(changes.map(({ garden }) => garden))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        area: eb.ref('excluded.area'),
        version: sql`garden.version + 1`,
        updatedAt: sql`now()`,
      })),
    )
    .execute();
  return changes.map(({ garden: { id, sectorId, ...set }, before }) =>
    importedEntry({
      type: 'garden',
      id,
      before,
      after: before === null ? { sectorId, ...set } : set,
    }),
  );
}
