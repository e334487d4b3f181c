import { sql, type Transaction } from 'kysely';
import { sentWithTheNext } from '#src/core/database/held-back.ts';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError, notFound } from '#src/core/errors/app-error.ts';

/** A measurement that is about to be answered or taken back. */
export type LockedMeasurement = Awaited<ReturnType<typeof readMeasurement>>;

/**
 * Locks a measurement by its meter, and with it another meter, in the order of their ids, so that no two wait for each
 * other; gives it as it is then. 404 when there is no such measurement, 409 when it was taken back.
 */
export async function lockMeasurement(
  trx: Transaction<Database>,
  { id, otherMeterId = null }: { id: string; otherMeterId?: string | null },
): Promise<LockedMeasurement> {
  const other = otherMeterId === null ? null : recordId(otherMeterId);
  await sql`
    select from meter
    where id in ((select meter_id from measurement where id = ${recordId(id)}), ${other}::uuid)
    order by id for no key update ${sentWithTheNext}
  `.execute(trx);
  const measurement = await readMeasurement(trx, id);
  if (measurement.reversalId !== null) {
    throw new AppError('conflict', { message: 'Ten odczyt jest już unieważniony.' });
  }
  return measurement;
}

function readMeasurement(trx: Transaction<Database>, id: string) {
  return trx
    .selectFrom('measurement')
    .innerJoin('meter', 'meter.id', 'measurement.meterId')
    .leftJoin('measurementReversal', 'measurementReversal.measurementId', 'measurement.id')
    .select(['measurement.id', 'measurement.meterId', 'meter.type', 'value', 'measuredAt'])
    .select(['verdict', 'confirmation', 'measurement.remark', 'rolledOver', 'campaignId'])
    .select('measurementReversal.id as reversalId')
    .select((row) => [
      row
        .selectFrom('billedStretch')
        .select('number')
        .whereRef('billedStretch.measurementId', '=', 'measurement.id')
        .where('freedAt', 'is', null)
        .orderBy('lastDay', 'desc')
        .limit(1)
        .as('chargeNumber'),
    ])
    .where('measurement.id', '=', id)
    .executeTakeFirstOrThrow(notFound);
}
