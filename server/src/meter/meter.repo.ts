import type { MeterDetails } from '@grzadka/contract/meter/meter.model';
import type { Kysely } from 'kysely';
import { createRecord } from '#src/core/change/change.ts';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { notFound } from '#src/core/errors/app-error.ts';
import { violatedConstraint } from '#src/core/errors/database-error.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { presentMeter } from './present-meter.ts';

/** The columns of meters with their last measurement; the caller adds which and in what order. */
export function selectMeters(db: Kysely<Database>) {
  return db
    .selectFrom('meter')
    .leftJoin('measurement', 'measurement.id', 'meter.lastMeasurementId')
    .select(['meter.id', 'meter.name', 'meter.active', 'meter.type'])
    .select(['measurement.value', 'measurement.measuredAt'])
    .select(['measurement.measuredByFirstName', 'measurement.measuredByLastName']);
}

/** A meter with its garden and last measurement; 404 when there is none. */
export async function getMeter(db: Kysely<Database>, id: string): Promise<MeterDetails> {
  const { gardenId, gardenName, ...meter } = await selectMeters(db)
    .leftJoin('garden', 'garden.id', 'meter.gardenId')
    .select(['garden.id as gardenId', 'garden.name as gardenName'])
    .where('meter.id', '=', recordId(id))
    .executeTakeFirstOrThrow(notFound);
  const hasGarden = gardenId !== null && gardenName !== null;
  return {
    ...presentMeter(meter),
    garden: hasGarden ? { id: gardenId, name: gardenName } : null,
  };
}

const measurements = { table: 'measurement', type: 'measurement' } as const;

/**
 * Appends a measurement to a meter under the name of who took it; `value` is a decimal as text, in
 * the meter's unit. 404 when there is no such meter.
 */
export function addMeasurement(
  db: Kysely<Database>,
  { meterId, value, caller }: { meterId: string; value: string; caller: Caller },
): Promise<{ id: string }> {
  const values = {
    meterId: recordId(meterId),
    value,
    measuredByFirstName: caller.person.firstName,
    measuredByLastName: caller.person.lastName,
    loginId: caller.userLoginId,
  };
  return createRecord(db, measurements, { values, caller }).catch(refuseUnknownMeter);
}

function refuseUnknownMeter(error: unknown): never {
  throw violatedConstraint(error) === 'measurement_meter_id_fkey' ? notFound() : error;
}
