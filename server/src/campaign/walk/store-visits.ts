import { campaignRecord } from '@grzadka/contract/campaign/campaign.record';
import type { ChangeTransaction } from '#src/core/change/change.ts';
import { writeImportedEntries } from '#src/core/change/imported-entries.ts';
import type { Caller } from '#src/core/http/caller.ts';
import type { VisitEntry } from './read-entry.ts';

/** Stores that meters could not be read, each recorded for the round. */
export async function storeVisits(
  { trx, actor }: ChangeTransaction,
  campaignId: string,
  visits: readonly (VisitEntry & { readonly id: string })[],
  { person, userLoginId }: Caller,
): Promise<void> {
  if (visits.length === 0) return;
  const rows = visits.map(({ id, meterId, reason, remark, measuredAt, clientKey }) => ({
    id,
    campaignId,
    meterId,
    reason,
    remark,
    visitedAt: measuredAt,
    visitedByFirstName: person.firstName,
    visitedByLastName: person.lastName,
    loginId: userLoginId,
    clientKey,
  }));
  await trx.insertInto('campaignVisit').values(rows).execute();
  const entries = rows.map((after) => ({
    action: 'add-visit',
    recordType: campaignRecord.name,
    recordId: campaignId,
    after,
  }));
  await writeImportedEntries(trx, { actor, importId: null }, entries);
}
