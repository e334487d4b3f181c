import type { SubmissionAccept } from '@grzadka/contract/submission/submission.model';
import { submissionRecord } from '@grzadka/contract/submission/submission.record';
import { type Kysely, sql } from 'kysely';
import { change, updateLocked } from '#src/core/change/change.ts';
import type { Database } from '#src/core/database/tables.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { appendMeasurement } from '#src/meter/measurement/append-measurement.ts';
import { judgeReading } from '#src/meter/verdict/judge-reading.ts';
import { lockWaiting } from './lock-submission.ts';

/**
 * Takes a reading that was reported: appends it as a measurement of the reported time, under the name of who reported it, or
 * another value in its place (docs/product/submissions.md#deciding). Gives the id of the measurement. 404, 409 when it was decided on,
 * 400 for what the verdict refuses by now.
 */
export function acceptSubmission(
  db: Kysely<Database>,
  { decision, caller }: { decision: SubmissionAccept; caller: Caller },
): Promise<{ id: string }> {
  return change(db, caller, async (tx) => {
    const before = await lockWaiting(tx, decision.id);
    const { meterId, measuredAt, channel, campaignId, remark, clientKey } = before;
    const value = decision.measurementValue ?? before.value;
    const judged = await judgeReading(tx.trx, { meterId, measuredAt, value });
    const { submittedByFirstName: firstName, submittedByLastName: lastName } = before;
    const measurement = await appendMeasurement(tx, judged, {
      caller: { person: { firstName, lastName }, userLoginId: before.loginId },
      channel,
      campaignId,
      remark,
      // By which its photo is found.
      clientKey,
      confirmation: decision.confirmation ?? before.confirmation,
      fieldOf: () => 'measurementValue',
    });
    await updateLocked(tx, submissionRecord, {
      before,
      set: {
        state: 'accepted',
        decidedAt: sql<string>`now()`,
        decidedBy: caller.displayName,
        decidedLoginId: caller.userLoginId,
        measurementId: measurement.id,
      },
      action: 'accept-submission',
      told: { acceptedValue: Number(value) },
    });
    return measurement;
  });
}
