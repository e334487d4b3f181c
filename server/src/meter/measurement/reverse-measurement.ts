import { mayRole } from '@grzadka/contract/core/access/permissions';
import type { MeasurementReverse } from '@grzadka/contract/meter/measurement/reversal.model';
import type { Kysely } from 'kysely';
import { append, type ChangeTransaction, change } from '#src/core/change/change.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError, invalidFields } from '#src/core/errors/app-error.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { judgeReading } from '../verdict/judge-reading.ts';
import { appendMeasurement } from './append-measurement.ts';
import { type LockedMeasurement, lockMeasurement } from './lock-measurement.ts';

const reversals = { table: 'measurementReversal', name: 'measurement-reversal' } as const;

/**
 * Takes a measurement back, and appends the right value in its place where one is stated: of the same time, at the same
 * meter or at another one, under the name of who states it. Gives the id of that one. 404 when there is no such
 * measurement or meter, 409 when it was taken back already, 403 when a charge ended with it and the caller may not.
 * docs/product/readings.md#reversal.
 */
export function reverseMeasurement(
  db: Kysely<Database>,
  { reversal, caller }: { reversal: MeasurementReverse; caller: Caller },
): Promise<{ id: string | null }> {
  const { measurementId, reason, remark, replacementMeterId } = reversal;
  return change(db, caller, async (tx) => {
    const measurement = await lockMeasurement(tx.trx, {
      id: measurementId,
      otherMeterId: replacementMeterId,
    });
    requirePermission(caller, measurement);
    const replacement = await appendReplacement(tx, { measurement, reversal, caller });
    const { firstName, lastName } = caller.person;
    const values = {
      measurementId: measurement.id,
      reason,
      remark,
      replacementId: replacement?.id ?? null,
      reversedByFirstName: firstName,
      reversedByLastName: lastName,
      loginId: caller.userLoginId,
    };
    await append(tx, reversals, {
      values,
      action: 'reverse-measurement',
      // Recorded for its meter, whose history it is a part of.
      subject: { type: 'meter', id: measurement.meterId },
      // Which one it was that people know by its value and time.
      told: { value: measurement.value, measuredAt: measurement.measuredAt },
    });
    return { id: replacement?.id ?? null };
  });
}

function requirePermission({ role }: Caller, { chargeNumber }: LockedMeasurement): void {
  if (chargeNumber === null || mayRole(role, 'measurement:reverse-charged')) return;
  throw new AppError('forbidden', {
    message: `Ten odczyt jest w naliczeniu ${chargeNumber}. Może go unieważnić skarbnik, użytkownik zaawansowany i administrator.`,
  });
}

/** Appends the value that is right; undefined where none is stated. Judged as if the wrong one were gone already. */
async function appendReplacement(
  tx: ChangeTransaction,
  {
    measurement,
    reversal: { replacementValue, replacementMeterId },
    caller,
  }: { measurement: LockedMeasurement; reversal: MeasurementReverse; caller: Caller },
): Promise<{ id: string } | undefined> {
  if (replacementValue === null) return undefined;
  const judged = await judgeReading(tx.trx, {
    meterId: replacementMeterId ?? measurement.meterId,
    measuredAt: measurement.measuredAt,
    value: replacementValue,
    without: measurement.id,
  });
  if (judged.type !== measurement.type) {
    throw invalidFields({
      replacementMeterId: 'Ten licznik jest innego rodzaju. Wybierz inny.',
    });
  }
  const isElsewhere = replacementMeterId !== null;
  return appendMeasurement(tx, judged, {
    caller,
    // Of the same meter it is of the same round, whose days its time may lie outside of.
    campaignId: isElsewhere ? null : measurement.campaignId,
    fieldOf: (code) =>
      isElsewhere && code === 'no-device' ? 'replacementMeterId' : 'replacementValue',
  });
}
