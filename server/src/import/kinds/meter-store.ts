import type { MeterRole, MeterType } from '@grzadka/contract/meter/meter-labels';
import { type Kysely, sql } from 'kysely';
import { type ImportedEntry, importedEntry } from '#src/core/change/imported-entries.ts';
import type { Database } from '#src/core/database/tables.ts';

/** A meter as it is to be stored. */
interface MeterValues {
  readonly id: string;
  readonly name: string;
  readonly type: MeterType;
  readonly active: boolean;
  readonly gardenId: string | null;
}

/** A meter as it is stored, with what a file says nothing of. */
export interface StoredMeter extends MeterValues {
  readonly role: MeterRole;
  /** What its zone measures; null without a zone. */
  readonly zoneType: MeterType | null;
}

/** The stored meters with these names, letter case folded. */
export async function indexMeters(
  db: Kysely<Database>,
  folded: Iterable<string>,
): Promise<ReadonlyMap<string, StoredMeter>> {
  const meters = await db
    .selectFrom('meter')
    .leftJoin('zone', 'zone.id', 'meter.zoneId')
    .select(['meter.id', 'meter.name', 'meter.type', 'active', 'gardenId', 'role'])
    .select('zone.type as zoneType')
    .select(sql<string>`lower(meter.name collate polish)`.as('folded'))
    .where(sql<boolean>`lower(meter.name collate polish) = any(${[...folded]})`)
    .execute();
  return new Map(meters.map((meter) => [meter.folded, meter]));
}

/** The serial numbers of the devices that work at these meters now, by meter, as far as they are known. */
export async function workingNumbers(
  db: Kysely<Database>,
  meterIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const devices = await db
    .selectFrom('installation')
    .select(['meterId', 'serialNumber'])
    .where('meterId', '=', sql<string>`any(${meterIds}::uuid[])`)
    .where('removedAt', 'is', null)
    .where('undoneAt', 'is', null)
    .execute();
  return new Map(
    devices.flatMap(({ meterId, serialNumber }) =>
      serialNumber === null ? [] : [[meterId, serialNumber]],
    ),
  );
}

/** A meter that a file adds or changes, and as it was if it exists. */
export interface MeterChange {
  readonly meter: MeterValues;
  readonly before: MeterValues | null;
}

/** Adds the meters, and changes those that exist. */
export async function upsertMeters(
  db: Kysely<Database>,
  changes: readonly MeterChange[],
): Promise<ImportedEntry[]> {
  if (changes.length === 0) return [];
  await db
    .insertInto('meter')
    .values(changes.map(({ meter }) => meter))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        type: eb.ref('excluded.type'),
        active: eb.ref('excluded.active'),
        gardenId: eb.ref('excluded.gardenId'),
        version: sql`meter.version + 1`,
        updatedAt: sql`now()`,
      })),
    )
    .execute();
  return changes.map(({ meter: { id, ...after }, before }) =>
    importedEntry({ type: 'meter', id, before, after }),
  );
}
