import type { MeterCreate, MeterDetails } from '@grzadka/contract/meter/meter.model';
import { meterRecord } from '@grzadka/contract/meter/meter.record';
import { meterRefusals } from '@grzadka/contract/meter/meter.refusals';
import type { Kysely } from 'kysely';
import type { Actor } from '#src/core/change/audit-entry.ts';
import { createRecord } from '#src/core/change/change.ts';
import { readById } from '#src/core/database/read-by-id.ts';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { conflictAt, notFound } from '#src/core/errors/app-error.ts';
import { explainBroken } from '#src/core/errors/broken-rules.ts';
import { named, presentMeter } from './present-meter.ts';

/** The columns of meters with their last measurement; the caller adds which and in what order. */
export function selectMeters(db: Kysely<Database>) {
  return db
    .selectFrom('meter')
    .leftJoin('measurement', 'measurement.id', 'meter.lastMeasurementId')
    .select(['meter.id', 'meter.name', 'meter.active', 'meter.type'])
    .select(['measurement.value', 'measurement.measuredAt'])
    .select(['measurement.measuredByFirstName', 'measurement.measuredByLastName']);
}

/** The same with the serial number of the device that is there, if one is. */
export function selectMetersWithDevice(db: Kysely<Database>) {
  return selectMeters(db)
    .leftJoin('installation', (join) =>
      join
        .onRef('installation.meterId', '=', 'meter.id')
        .on('installation.removedAt', 'is', null)
        .on('installation.undoneAt', 'is', null),
    )
    .select('installation.serialNumber');
}

/** A meter with its garden and last measurement; 404 when there is none. */
export async function getMeter(db: Kysely<Database>, id: string): Promise<MeterDetails> {
  const { gardenId, gardenName, ...meter } = await readMeter(db, id);
  return { ...presentMeter(meter), garden: named(gardenId, gardenName) };
}

const readMeter = readById((db, wanted) =>
  selectMeters(db)
    .leftJoin('garden', 'garden.id', 'meter.gardenId')
    .select(['garden.id as gardenId', 'garden.name as gardenName'])
    .where('meter.id', '=', wanted),
);

/**
 * Adds a meter, in use and without a measurement. 409 when another one has the name, 404 when there is
 * no such garden.
 */
export function createMeter(
  db: Kysely<Database>,
  { meter: { gardenId, ...meter }, caller }: { meter: MeterCreate; caller: Actor },
): Promise<{ id: string }> {
  const values = {
    ...meter,
    gardenId: gardenId === null ? null : recordId(gardenId),
    active: true,
  };
  return createRecord(db, meterRecord, { values, caller }).catch(explain);
}

/** Says in words which of the table's own rules a meter broke. */
export const explain = explainBroken({
  meter_garden_id_fkey: notFound,
  meter_name_unique: () => conflictAt({ name: meterRefusals.takenName }),
});
