import type { MeterType } from '@grzadka/contract/meter/meter.labels';
import { type Kysely, sql } from 'kysely';
import { changedFields } from '#src/core/change/audit-entry.ts';
import type { ImportedEntry } from '#src/core/change/imported-entries.ts';
import { writeInBatches } from '#src/core/database/in-batches.ts';
import type { Database } from '#src/core/database/tables.ts';
import { allowMoves } from '#src/meter/installation/device-measurements.ts';
import type { ChainMeasurement, ChargedDays } from './check-chain.ts';
import type { DeviceFacts } from './device-facts.ts';

/** What is stored of a meter. */
export interface StoredChain {
  readonly type: MeterType | undefined;
  /** Those whose mounting counts. */
  readonly devices: readonly DeviceFacts[];
  readonly measurements: readonly ChainMeasurement[];
  readonly charges: readonly ChargedDays[];
}

/** The devices of a meter that are changed and added. */
export interface ChainChange {
  readonly meterId: string;
  readonly changed: readonly {
    readonly facts: DeviceFacts;
    /** The fields that become others, as they were. */
    readonly before: Partial<DeviceFacts>;
  }[];
  readonly added: readonly DeviceFacts[];
}

/** What is stored of these meters, by their ids. */
export async function readChains(
  db: Kysely<Database>,
  meterIds: readonly string[],
): Promise<(meterId: string) => StoredChain> {
  const ids = sql<string>`any(${meterIds}::uuid[])`;
  const meters = await db
    .selectFrom('meter')
    .select(['id', 'type'])
    .where('id', '=', ids)
    .execute();
  const devices = await db
    .selectFrom('installation')
    .select(['id', 'meterId', 'serialNumber', 'installedAt', 'firstValue', 'removedAt'])
    .select(['lastValue', 'removalReason', 'digits', 'multiplier', 'sealNumber', 'legalisedUntil'])
    .where('meterId', '=', ids)
    .where('undoneAt', 'is', null)
    .execute();
  const measurements = await db
    .selectFrom('measurement')
    .leftJoin('measurementReversal', 'measurementReversal.measurementId', 'measurement.id')
    .select(['meterId', 'value', 'measuredAt', 'rolledOver'])
    .select(sql<boolean>`channel <> 'estimate' and measurement_reversal.id is null`.as('isRead'))
    .where('meterId', '=', ids)
    .orderBy('measuredAt')
    .orderBy('value')
    .execute();
  const charges = await db
    .selectFrom('billedStretch')
    .select(['meterId', 'firstDay', 'lastDay', 'number'])
    .where('meterId', '=', ids)
    .where('freedAt', 'is', null)
    .orderBy('lastDay', 'desc')
    .execute();
  const types = new Map(meters.map(({ id, type }) => [id, type]));
  const devicesOf = byMeter(devices);
  const measurementsOf = byMeter(measurements);
  const chargesOf = byMeter(charges);
  return (meterId) => ({
    type: types.get(meterId),
    devices: devicesOf.get(meterId) ?? [],
    measurements: measurementsOf.get(meterId) ?? [],
    charges: chargesOf.get(meterId) ?? [],
  });
}

function byMeter<Row extends { meterId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  return Map.groupBy(rows, ({ meterId }) => meterId);
}

/** Changes and adds devices, and gives each measurement of their meters the device that was there then. */
export async function writeChains(
  db: Kysely<Database>,
  chains: readonly ChainChange[],
): Promise<ImportedEntry[]> {
  await updateDevices(
    db,
    chains.flatMap(({ changed }) => changed.map(({ facts }) => facts)),
  );
  // Only now, when the device that is there has its beginning, is there a time before it.
  const added = chains.flatMap(({ meterId, added: devices }) =>
    devices.map((device) => ({ ...device, meterId })),
  );
  await writeInBatches(added, (batch) => db.insertInto('installation').values(batch).execute());
  const meterIds = chains.map(({ meterId }) => meterId);
  await allowMoves(db, 'on');
  const { rows } = await sql<{ id: string; count: number }>`
    with moved as (
      update measurement set installation_id = there.id
      from installation there
      where measurement.meter_id = any (${meterIds}::uuid[])
        and there.meter_id = measurement.meter_id
        and there.undone_at is null
        and tstzrange(there.installed_at, there.removed_at) @> measurement.measured_at
        and there.id <> measurement.installation_id
      returning there.id
    )
    select id, count(*)::int from moved group by id
  `.execute(db);
  await allowMoves(db, 'off');
  // A last value that was read makes the estimates before it void.
  await sql`select keep_last_measurement(${meterIds}::uuid[])`.execute(db);
  const taken = new Map(rows.map(({ id, count }) => [id, count]));
  return chains.flatMap((chain) => toldEntries(chain, taken));
}

/** The entries of a meter's history about its devices; `taken` counts the measurements that each took over. */
function toldEntries(
  { meterId, changed, added }: ChainChange,
  taken: ReadonlyMap<string, number>,
): ImportedEntry[] {
  const about = { recordType: 'meter', recordId: meterId };
  const told = (id: string) => {
    const takenMeasurements = taken.get(id);
    return takenMeasurements === undefined ? {} : { takenMeasurements };
  };
  return [
    ...changed.map(({ facts, before }) => {
      const { id } = facts;
      const fields = changedFields(before, facts, before);
      const sides = {
        before: { id, ...fields.before },
        after: { id, ...fields.after, ...told(id) },
      };
      return { action: 'update-device', ...about, ...sides };
    }),
    ...added.map((facts) => {
      return { action: 'put-on-device', ...about, after: { ...facts, ...told(facts.id) } };
    }),
  ];
}

async function updateDevices(db: Kysely<Database>, devices: readonly DeviceFacts[]): Promise<void> {
  const told = devices.map((device) => ({
    id: device.id,
    serial_number: device.serialNumber,
    installed_at: device.installedAt,
    first_value: device.firstValue,
    digits: device.digits,
    multiplier: device.multiplier,
    seal_number: device.sealNumber,
    legalised_until: device.legalisedUntil,
  }));
  await sql`
    update installation set
      serial_number = told.serial_number, installed_at = told.installed_at,
      first_value = told.first_value, digits = told.digits, multiplier = told.multiplier,
      seal_number = told.seal_number, legalised_until = told.legalised_until,
      version = installation.version + 1, updated_at = now()
    from json_to_recordset(${JSON.stringify(told)}::json) as told (
      id uuid, serial_number text, installed_at timestamptz, first_value numeric, digits smallint,
      multiplier numeric, seal_number text, legalised_until date
    )
    where installation.id = told.id
  `.execute(db);
}
