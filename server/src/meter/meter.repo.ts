import type { MeterCreate, MeterDetails } from '@grzadka/contract/meter/meter.model';
import { meterRefusals } from '@grzadka/contract/meter/meter-refusals';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Actor } from '#src/core/change/audit-entry.ts';
import { append, change, createRecord } from '#src/core/change/change.ts';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError, invalidFields, notFound } from '#src/core/errors/app-error.ts';
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

export const meters = { table: 'meter', type: 'meter' } as const;

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
  return createRecord(db, meters, { values, caller }).catch(explain);
}

/** Says in words which of the table's own rules a meter broke. */
export function explain(error: unknown): never {
  const broken = violatedConstraint(error);
  if (broken === 'meter_garden_id_fkey') throw notFound();
  if (broken !== 'meter_name_unique') throw error;
  const message = meterRefusals.takenName;
  throw new AppError('conflict', { message, fields: { name: message } });
}

const measurements = { table: 'measurement', type: 'measurement' } as const;

/**
 * Appends a measurement to a meter under the name of who took it; `value` is a decimal as text, in
 * the meter's unit. It is taken now, and later than the meter's last one even where the clock was set
 * back since: what is read last stays last. 404 when there is no such meter.
 */
export function addMeasurement(
  db: Kysely<Database>,
  { meterId, value, caller }: { meterId: string; value: string; caller: Caller },
): Promise<{ id: string }> {
  return change(db, caller, async (tx) => {
    const meter = await lockForMeasurement(tx.trx, meterId);
    const { firstName, lastName } = caller.person;
    const installationId = meter.installationId ?? refuseWithoutDevice();
    const values = {
      meterId: meter.meterId,
      measuredAt: meter.measuredAt,
      installationId,
      value,
      measuredByFirstName: firstName,
      measuredByLastName: lastName,
      loginId: caller.userLoginId,
    };
    // Told of its meter, whose history it is a part of.
    const subject = { type: 'meter', id: meter.meterId };
    return append(tx, measurements, { values, action: 'add-measurement', subject });
  });
}

/** The meter with the time of its next measurement. A deletion waits, and so does another measurement. */
function lockForMeasurement(trx: Transaction<Database>, meterId: string) {
  return (
    trx
      .selectFrom('meter')
      .select('id as meterId')
      .select((meter) =>
        meter
          .selectFrom('installation')
          .select('installation.id')
          .whereRef('installation.meterId', '=', 'meter.id')
          .where('removedAt', 'is', null)
          .where('undoneAt', 'is', null)
          .as('installationId'),
      )
      // Times travel to the millisecond.
      .select((meter) =>
        sql<string>`greatest(now(), ${meter.ref('lastMeasuredAt')} + interval '1 millisecond')`.as(
          'measuredAt',
        ),
      )
      .where('id', '=', recordId(meterId))
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow(notFound)
  );
}

function refuseWithoutDevice(): never {
  throw invalidFields({ measurementValue: 'W tym czasie licznik był zdjęty. Popraw datę.' });
}
