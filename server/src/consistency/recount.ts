import type { RecountableCheck } from '@grzadka/contract/consistency/consistency.model';
import type { Kysely, Transaction } from 'kysely';
import { recountCampaignMeters } from '#src/campaign/campaign.check.ts';
import { writeAuditEntry } from '#src/core/change/audit-entry.ts';
import { change } from '#src/core/change/change.ts';
import type { Database } from '#src/core/database/tables.ts';
import type { Caller } from '#src/core/http/caller.ts';
import type { JobQueue } from '#src/core/jobs/job-queue.ts';
import { recountLastMeasurements } from '#src/meter/meter.check.ts';
import { recountGardensHeld } from '#src/party/party.check.ts';
import { askForCheck } from './check-consistency.job.ts';
import { foundRecords } from './consistency.repo.ts';

/** Counts anew what the records of these ids keep. */
type Recount = (trx: Transaction<Database>, ids: readonly string[]) => Promise<unknown>;

const recounts: Readonly<Record<RecountableCheck, Recount>> = {
  'last-measurement': recountLastMeasurements,
  'campaign-meter': recountCampaignMeters,
  'gardens-held': recountGardensHeld,
};

/**
 * Counts anew the sums of the records that a check has listed, records a recount for each, and has the data checked soon
 * (docs/product/operation.md#consistency).
 */
export function recountFound(
  { db, jobs }: { db: Kysely<Database>; jobs: JobQueue },
  { caller, check }: { caller: Caller; check: RecountableCheck },
): Promise<void> {
  return change(db, caller, async ({ trx, actor }) => {
    const records = await foundRecords(trx, check);
    await recounts[check](
      trx,
      records.map(({ id }) => id),
    );
    for (const { type: recordType, id: recordId } of records) {
      await writeAuditEntry(trx, { actor, action: 'recount', recordType, recordId });
    }
    await askForCheck(trx, jobs);
  });
}
