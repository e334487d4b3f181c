import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import type { MeterRow } from './meter-row.ts';

/** A meter as it is to be stored. */
export interface MeterValues {
  readonly id: string;
  readonly name: string;
  readonly type: MeterRow['type'];
  readonly active: boolean;
  readonly gardenId: string | null;
}

/** The stored meters with these names, letter case folded. */
export async function indexMeters(
  db: Kysely<Database>,
  folded: Iterable<string>,
): Promise<ReadonlyMap<string, MeterValues>> {
  const meters = await db
    .selectFrom('meter')
    .select(['id', 'name', 'type', 'active', 'gardenId'])
    .select(sql<string>`lower(name collate polish)`.as('folded'))
    .where(sql<boolean>`lower(name collate polish) = any(${[...folded]})`)
    .execute();
  return new Map(meters.map((meter) => [meter.folded, meter]));
}

/** Adds the meters, and changes those that exist. */
export async function upsertMeters(
  db: Kysely<Database>,
  meters: readonly MeterValues[],
): Promise<void> {
  if (meters.length === 0) return;
  await db
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
