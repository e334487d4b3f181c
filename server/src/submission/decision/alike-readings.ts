import { dayOf, gardenTimeZone } from '@grzadka/contract/core/time/time-zone';
import { submissionRecord } from '@grzadka/contract/submission/submission.record';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type ChangeTransaction, updateLocked } from '#src/core/change/change.ts';
import type { Database } from '#src/core/database/tables.ts';
import type { Caller } from '#src/core/http/caller.ts';
import type { WaitingSubmission } from './lock-submission.ts';

// Two who read the same value of the same meter on the same day have read once: it is one reading, whoever comes first.

type Db = Kysely<Database>;

/** The part of a submission by which others are alike. */
type Alike = Pick<WaitingSubmission, 'id' | 'meterId' | 'value' | 'measuredAt' | 'campaignId'>;

/** Whether the row has the value and the day of a submission, at its meter. */
function isAlike({ meterId, value, measuredAt }: Alike): RawBuilder<boolean> {
  const day = sql`${dayOf(measuredAt)}::date`;
  return sql`
    meter_id = ${meterId} and value = ${value}
    and measured_at >= ${day}::timestamp at time zone ${gardenTimeZone}
    and measured_at < (${day} + 1)::timestamp at time zone ${gardenTimeZone}
  `;
}

/** The reading that is there already and says the same, if it counts for the round of the submission; undefined where there is none. */
export async function findAlike(db: Db, submission: Alike): Promise<{ id: string } | undefined> {
  const { campaignId } = submission;
  const { rows } = await sql<{ id: string }>`
    select id from measurement
    where ${isAlike(submission)} and channel <> 'estimate'
      and not exists (select from measurement_reversal where measurement_id = measurement.id)
      and (
        ${campaignId}::uuid is null or campaign_id = ${campaignId}
        or exists (
          select from campaign
          where campaign.id = ${campaignId}
            and measured_at between (read_from::timestamp at time zone ${gardenTimeZone})
              and coalesce(closed_at, 'infinity')
        )
      )
    order by measured_at, id
    limit 1
  `.execute(db);
  return rows[0];
}

/** The other submissions that wait and say the same in the same round, or outside of any. */
export async function waitingAlike(db: Db, submission: Alike): Promise<readonly { id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select id from submission
    where ${isAlike(submission)} and state = 'waiting' and id <> ${submission.id}
      and campaign_id is not distinct from ${submission.campaignId}
    order by id
  `.execute(db);
  return rows;
}

/** Notes that a submission was taken as a measurement, whose value may be another one. */
export async function settle(
  tx: ChangeTransaction,
  before: WaitingSubmission,
  { measurementId, value, caller }: { measurementId: string; value: string; caller: Caller },
): Promise<void> {
  await updateLocked(tx, submissionRecord, {
    before,
    set: {
      state: 'accepted',
      decidedAt: sql<string>`now()`,
      decidedBy: caller.displayName,
      decidedLoginId: caller.userLoginId,
      measurementId,
    },
    action: 'accept-submission',
    told: { acceptedValue: Number(value) },
  });
}
