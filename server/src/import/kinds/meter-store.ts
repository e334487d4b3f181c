import type { MeterRole, MeterType } from '@grzadka/contract/meter/meter.labels';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { upsertInto } from '../engine/upsert-records.ts';

/** A meter as it is stored; a file says nothing of its role and its zone. */
export interface StoredMeter {
  readonly id: string;
  readonly name: string;
  readonly type: MeterType;
  readonly active: boolean;
  readonly gardenId: string | null;
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

/** Adds meters, and changes those that exist. */
export const upsertMeters = upsertInto('meter', ['name', 'type', 'active', 'gardenId']);
