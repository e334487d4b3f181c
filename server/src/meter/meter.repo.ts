import type { MeterDetails } from '@grzadka/contract/meter/meter.model';
import { type Kysely, sql, type Transaction } from 'kysely';
import { append, change } from '#src/core/change/change.ts';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { notFound } from '#src/core/errors/app-error.ts';
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
    const values = {
      ...meter,
      value,
      measuredByFirstName: firstName,
      measuredByLastName: lastName,
      loginId: caller.userLoginId,
    };
    return append(tx, measurements, { values });
  });
}

/** The meter with the time of its next measurement. A deletion waits, and so does another measurement. */
function lockForMeasurement(trx: Transaction<Database>, meterId: string) {
  return (
    trx
      .selectFrom('meter')
      .select('id as meterId')
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
