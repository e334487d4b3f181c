import type { FindingAnswer } from '@grzadka/contract/meter/measurement/finding';
import type {
  SubmissionChannel,
  SubmissionState,
} from '@grzadka/contract/submission/submission.labels';
import { submissionRecord } from '@grzadka/contract/submission/submission.record';
import { sql } from 'kysely';
import { writeAuditEntry } from '#src/core/change/audit-entry.ts';
import type { ChangeTransaction } from '#src/core/change/change.ts';
import { insertRows } from '#src/core/database/insert-rows.ts';
import { newId } from '#src/core/database/record-id.ts';
import type { Caller } from '#src/core/http/caller.ts';

/** A value of a meter that somebody of the staff is to decide about. */
export interface SubmittedReading {
  readonly meterId: string;
  /** The round that it was read in; null outside of any. */
  readonly campaignId: string | null;
  /** From whom; the walk of a round where it is not stated. */
  readonly channel?: SubmissionChannel;
  /** Made by the sender, unique: whoever calls has looked for it before, holding the meter's lock. */
  readonly clientKey: string | null;
  /** A decimal as text, as the dial shows it. */
  readonly value: string;
  /** As on the wire. */
  readonly measuredAt: string;
  readonly confirmation: FindingAnswer | null;
  readonly remark: string | null;
}

/**
 * Stores readings that wait for a decision, in the name of who sent them, in a transaction that holds the locks of their
 * meters. Returns their ids, in the same order. One of a person waits at a meter: those before it are replaced. Nothing is
 * judged here, and nothing refused: who calls has done so. The caller records them in the audit with what else it does.
 */
export async function submitReadings(
  tx: ChangeTransaction,
  readings: readonly SubmittedReading[],
  { userLoginId, person }: Caller,
): Promise<string[]> {
  await replaceWaiting(tx, readings, userLoginId);
  const lastOf = new Map(readings.map(({ meterId }, place) => [meterId, place]));
  const now = new Date().toISOString();
  const rows = readings.map(({ channel = 'campaign', ...reading }, place) => {
    const isLast = lastOf.get(reading.meterId) === place;
    const state: SubmissionState = isLast ? 'waiting' : 'replaced';
    return {
      id: newId(),
      ...reading,
      channel,
      state,
      decidedAt: isLast ? null : now,
      submittedByFirstName: person.firstName,
      submittedByLastName: person.lastName,
      loginId: userLoginId,
    };
  });
  await insertRows(tx.trx, 'submission', rows);
  return rows.map(({ id }) => id);
}

/** The photo of one that is replaced goes, too: nobody will look at it. */
async function replaceWaiting(
  { trx, actor }: ChangeTransaction,
  readings: readonly SubmittedReading[],
  loginId: string,
): Promise<void> {
  const meterIds = readings.map(({ meterId }) => meterId);
  const { rows } = await sql<{ id: string }>`
    with replaced as (
      update submission
      set state = 'replaced', decided_at = now(), updated_at = now(), version = version + 1
      where state = 'waiting' and login_id = ${loginId} and meter_id = any (${meterIds}::uuid[])
      returning id, client_key
    ), without_photo as (
      delete from reading_photo where client_key in (select client_key from replaced)
    )
    select id from replaced
  `.execute(trx);
  for (const { id } of rows) {
    await writeAuditEntry(trx, {
      actor,
      action: 'update',
      recordType: submissionRecord.name,
      recordId: id,
      before: { state: 'waiting' },
      after: { state: 'replaced' },
    });
  }
}
