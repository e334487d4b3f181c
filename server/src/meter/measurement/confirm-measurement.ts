import { type FindingCode, wantsAnswer } from '@grzadka/contract/meter/measurement/finding';
import type { MeasurementConfirm } from '@grzadka/contract/meter/measurement/measurement.model';
import type { Kysely } from 'kysely';
import { changedFields, writeAuditEntry } from '#src/core/change/audit-entry.ts';
import { change } from '#src/core/change/change.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError } from '#src/core/errors/app-error.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { answered } from './append-measurement.ts';
import { type LockedMeasurement, lockMeasurement } from './lock-measurement.ts';

/**
 * Answers all that was found in a measurement; nothing else of it changes. 404 when there is no such measurement, 409
 * when it was taken back or answered already, or nothing in it waits for an answer. docs/product/readings.md#unchecked.
 */
export async function confirmMeasurement(
  db: Kysely<Database>,
  { answer, caller }: { answer: MeasurementConfirm; caller: Caller },
): Promise<void> {
  const { measurementId, confirmation, remark } = answer;
  await change(db, caller, async ({ trx, actor }) => {
    const before = await lockMeasurement(trx, { id: measurementId });
    requireUnanswered(before);
    const set = { ...answered(confirmation), remark };
    await trx.updateTable('measurement').set(set).where('id', '=', before.id).execute();
    const changed = changedFields(before, set, set);
    await writeAuditEntry(trx, {
      actor,
      action: 'confirm-measurement',
      // Recorded for its meter, whose history it is a part of.
      recordType: 'meter',
      recordId: before.meterId,
      before: { id: before.id, ...changed.before },
      after: {
        id: before.id,
        value: before.value,
        measuredAt: before.measuredAt,
        ...changed.after,
      },
    });
  });
}

function requireUnanswered({ confirmation, verdict }: LockedMeasurement): void {
  if (confirmation !== null) {
    throw new AppError('conflict', { message: 'Ten odczyt jest już sprawdzony.' });
  }
  // The column is of texts, and the program writes codes alone.
  if (!verdict.some((code) => wantsAnswer(code as FindingCode))) {
    throw new AppError('conflict', { message: 'W tym odczycie nie ma nic do sprawdzenia.' });
  }
}
