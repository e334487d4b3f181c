import type { SubmissionAccept } from '@grzadka/contract/submission/submission.model';
import type { Kysely } from 'kysely';
import { type ChangeTransaction, change } from '#src/core/change/change.ts';
import type { Database } from '#src/core/database/tables.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { appendMeasurement } from '#src/meter/measurement/append-measurement.ts';
import { judgeReading } from '#src/meter/verdict/judge-reading.ts';
import { findAlike, settle, waitingAlike } from './alike-readings.ts';
import { lockWaiting, type WaitingSubmission } from './lock-submission.ts';

interface Acceptance {
  readonly decision: SubmissionAccept;
  readonly caller: Caller;
}

/**
 * Takes a reading that was reported, or another value in its place: appends it as a measurement of the reported time, under the name of
 * who reported it (docs/product/submissions.md#deciding). What others have read alike is one reading: where it is there already nothing
 * is appended, and where it waits, too, it is taken with it. Gives the id of the measurement. 404, 409 when it was decided on,
 * 400 for what the verdict refuses by now.
 */
export function acceptSubmission(
  db: Kysely<Database>,
  acceptance: Acceptance,
): Promise<{ id: string }> {
  const { decision, caller } = acceptance;
  return change(db, caller, async (tx) => {
    const before = await lockWaiting(tx, decision.id);
    const read = { ...before, value: decision.measurementValue ?? before.value };
    const alike = await findAlike(tx.trx, read);
    const measurement = alike ?? (await appendTaken(tx, read, acceptance));
    const taken = { measurementId: measurement.id, value: read.value, caller };
    await settle(tx, before, taken);
    for (const { id } of await waitingAlike(tx.trx, read)) {
      await settle(tx, await lockWaiting(tx, id), taken);
    }
    return measurement;
  });
}

async function appendTaken(
  tx: ChangeTransaction,
  submission: WaitingSubmission,
  { decision }: Acceptance,
): Promise<{ id: string }> {
  const { meterId, measuredAt, value, channel, campaignId, remark, clientKey } = submission;
  const judged = await judgeReading(tx.trx, { meterId, measuredAt, value });
  const { submittedByFirstName: firstName, submittedByLastName: lastName } = submission;
  return appendMeasurement(tx, judged, {
    caller: { person: { firstName, lastName }, userLoginId: submission.loginId },
    channel,
    campaignId,
    remark,
    // By which its photo is found.
    clientKey,
    confirmation: decision.confirmation ?? submission.confirmation,
    fieldOf: () => 'measurementValue',
  });
}
