import { type Insertable, type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';

/** The stored meters by name, letter case folded. */
export async function indexMeters(db: Kysely<Database>) {
  const meters = await db
    .selectFrom('meter')
    .select(['id', 'name', 'type', 'active', 'gardenId'])
    .select(sql<string>`lower(name collate polish)`.as('folded'))
    .execute();
  return new Map(meters.map((meter) => [meter.folded, meter]));
}

/** Adds the meters, and changes those that exist. */
export function upsertMeters(
  db: Kysely<Database>,
  meters: readonly Insertable<Database['meter']>[],
): Promise<unknown> {
  return db
    .insertInto('meter')
    .values(meters)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        type: eb.ref('excluded.type'),
        active: eb.ref('excluded.active'),
        gardenId: eb.ref('excluded.gardenId'),
        updatedAt: sql`now()`,
      })),
    )
    .execute();
}
