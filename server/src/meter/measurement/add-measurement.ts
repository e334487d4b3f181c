import type { MeasurementCreate } from '@grzadka/contract/meter/measurement/measurement.model';
import { measurementRefusals } from '@grzadka/contract/meter/measurement/measurement.refusals';
import { type Kysely, sql, type Transaction } from 'kysely';
import { change } from '#src/core/change/change.ts';
import { sentWithTheNext } from '#src/core/database/held-back.ts';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { conflict } from '#src/core/errors/app-error.ts';
import { violatedConstraint } from '#src/core/errors/database-error.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { judgeReading } from '../verdict/judge-reading.ts';
import { appendMeasurement } from './append-measurement.ts';
import { findOwnSentReading } from './sent-readings.ts';

/**
 * Appends a measurement to a meter under the name of who took it. Without a time it is taken now, and later than the
 * meter's last one even where the clock was set back since: what is read last stays last. A known client key appends
 * nothing and gives what came with it: 409 where that is another meter's, or somebody else's. 404 when there is no such meter, 400 at the
 * time, or at the value where no time is stated, for what the verdict refuses. docs/product/readings.md#verdict.
 */
export async function addMeasurement(
  db: Kysely<Database>,
  { reading, caller }: { reading: MeasurementCreate; caller: Caller },
): Promise<{ id: string }> {
  const { meterId, measurementValue: value, measuredAt, ...answer } = reading;
  const fieldOf = () => (measuredAt === null ? 'measurementValue' : 'measuredAt');
  try {
    return await change(db, caller, async (tx) => {
      await lockMeter(tx.trx, meterId);
      const known = await findByClientKey(tx.trx, reading, caller);
      if (known !== undefined) return known;
      const judged = await judgeReading(tx.trx, { meterId, measuredAt, value });
      return appendMeasurement(tx, judged, { ...answer, caller, fieldOf });
    });
  } catch (error) {
    if (violatedConstraint(error) !== 'measurement_client_key') throw error;
    // It was on its way to another meter at the same time, whose lock is another one.
    const known = await findByClientKey(db, reading, caller);
    if (known === undefined) throw error;
    return known;
  }
}

/** The measurement that came with the key of this one; undefined without a key, or where nothing did. 409. */
async function findByClientKey(
  db: Kysely<Database>,
  { clientKey, meterId }: MeasurementCreate,
  { userLoginId: loginId }: Caller,
): Promise<{ id: string } | undefined> {
  const sent = await findOwnSentReading(db, { clientKey, meterId, loginId });
  if (sent === undefined) return undefined;
  // What waits for a decision, or says that the meter could not be read, is no measurement.
  if (sent.measurementId === null) throw conflict(measurementRefusals.keyOfOther);
  return { id: sent.measurementId };
}

/**
 * Has everybody who measures, exchanges or deletes the meter wait until the transaction ends. A statement of its own, so that
 * the next one sees what the holder of the lock before has done. It returns nothing, not even that there is no such meter, and
 * so is sent with the next one.
 */
async function lockMeter(trx: Transaction<Database>, meterId: string): Promise<void> {
  await sql`
    select from meter where id = ${recordId(meterId)} for no key update ${sentWithTheNext}
  `.execute(trx);
}
