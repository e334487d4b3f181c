import { type Insertable, type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';

/** Adds the gardens, and changes those that exist. */
export function upsertGardens(
  db: Kysely<Database>,
  gardens: readonly Insertable<Database['garden']>[],
): Promise<unknown> {
  return db
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

/** The ids of the sectors by name. */
export async function readSectorIds(db: Kysely<Database>): Promise<(name: string) => number> {
  const sectors = await db.selectFrom('sector').select(['id', 'name']).execute();
  const ids = new Map(sectors.map(({ id, name }) => [name, id]));
  return (name) => {
    const id = ids.get(name);
    // The first migration makes the sectors that the contract knows.
    if (id === undefined) throw new Error(`sector ${name} is missing`);
    return id;
  };
}
