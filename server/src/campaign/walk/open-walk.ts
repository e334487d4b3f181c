import { campaignRefusals } from '@grzadka/contract/campaign/campaign.refusals';
import { mayRole } from '@grzadka/contract/core/access/permissions';
import type { Kysely } from 'kysely';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError, notFound } from '#src/core/errors/app-error.ts';
import type { Caller } from '#src/core/http/caller.ts';
import type { CampaignRow } from '../campaign-row.ts';

/** A round as somebody walks in it. */
export interface Walk {
  readonly campaign: CampaignRow;
  /** The sectors that the round gives to this person; none are all. */
  readonly sectorIds: readonly string[];
  /** Those to which what this person sends is bound; none where they may add measurements anyway. */
  readonly boundTo: readonly string[];
}

/**
 * The one door to the walk of a round: for whomever it names, whatever their role, and for whoever may add measurements anyway. In a
 * transaction the round stays as it is until that ends. 404 when there is none, 403 for anybody else. docs/product/campaigns.md#readers
 */
export async function openWalk(
  db: Kysely<Database>,
  { id, caller }: { id: string; caller: Caller },
): Promise<Walk> {
  const campaign = await db
    .selectFrom('campaign')
    .selectAll()
    .where('id', '=', recordId(id))
    .forKeyShare()
    .executeTakeFirstOrThrow(notFound);
  const named = await db
    .selectFrom('campaignReader')
    .select('sectorIds')
    .where('campaignId', '=', campaign.id)
    .where('loginId', '=', caller.userLoginId)
    .executeTakeFirst();
  const mayAnyway = mayRole(caller.role, 'measurement:add');
  if (named === undefined && !mayAnyway) {
    throw new AppError('forbidden', { message: campaignRefusals.notReader });
  }
  const sectorIds = named?.sectorIds ?? [];
  return { campaign, sectorIds, boundTo: mayAnyway ? [] : sectorIds };
}
