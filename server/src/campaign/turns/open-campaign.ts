import { mostCampaignMeters } from '@grzadka/contract/campaign/campaign.model';
import { campaignRecord } from '@grzadka/contract/campaign/campaign.record';
import { campaignRefusals } from '@grzadka/contract/campaign/campaign.refusals';
import { type Kysely, sql } from 'kysely';
import {
  type ChangeRequest,
  type ChangeTransaction,
  change,
  lockRecord,
  updateLocked,
} from '#src/core/change/change.ts';
import type { Database } from '#src/core/database/tables.ts';
import { conflict } from '#src/core/errors/app-error.ts';
import { violatedConstraint } from '#src/core/errors/database-error.ts';
import { lockMeters } from '#src/meter/lock-meters.ts';
import { type CampaignRow, isMatching, meterInOther } from '../campaign-row.ts';

type Db = Kysely<Database>;

/**
 * Opens a draft with all meters that match it then. 404, 412; 409 when it is no draft, when no meter matches it or too many do,
 * and when one of them is in another open round.
 */
export function openCampaign(
  db: Db,
  { caller, ...which }: ChangeRequest,
): Promise<{ version: number }> {
  let round: CampaignRow | undefined;
  return change(db, caller, async (tx) => {
    const before = await lockRecord(tx, campaignRecord, which);
    round = before;
    if (before.state !== 'draft') throw conflict(campaignRefusals.notDraft);
    const meters = await takeMeters(tx, before);
    if (meters === 0) throw conflict(campaignRefusals.noMeters);
    return updateLocked(tx, campaignRecord, {
      before,
      set: { state: 'open', openedAt: sql`now()` },
      action: 'open-campaign',
      told: { meters },
    });
  }).catch((error: unknown) => explainTaken(db, error, round));
}

/** Takes the meters into an open round that match it and are not in it. 404; 409 when it is not open, and as for a draft. */
export function addMissingMeters(
  db: Db,
  { caller, id }: Pick<ChangeRequest, 'caller' | 'id'>,
): Promise<{ added: number }> {
  let round: CampaignRow | undefined;
  return change(db, caller, async (tx) => {
    const before = await lockRecord(tx, campaignRecord, { id, ifMatch: undefined });
    round = before;
    if (before.state !== 'open') throw conflict(campaignRefusals.notOpen);
    const added = await takeMeters(tx, before);
    if (added > 0) {
      await updateLocked(tx, campaignRecord, {
        before,
        set: {},
        action: 'add-missing-meters',
        told: { meters: added },
      });
    }
    return { added };
  }).catch((error: unknown) => explainTaken(db, error, round));
}

/**
 * Puts all that match into the round by one statement, and gives how many there were. Whoever reads one of them at this moment
 * is waited for: what they read is seen then, or they see the round.
 */
async function takeMeters({ trx }: ChangeTransaction, campaign: CampaignRow): Promise<number> {
  const { id } = campaign;
  await lockMeters(trx, isMatching(campaign));
  const { rows } = await sql<{ taken: number }>`
    with taken as (
      insert into campaign_meter (id, campaign_id, meter_id, is_open)
      select gen_random_uuid(), ${id}, meter.id, true
      from meter
      -- Hashed once: a join could go through the rows that are being added for each of them.
      where ${isMatching(campaign)}
        and meter.id not in (select meter_id from campaign_meter where campaign_id = ${id})
      returning id
    )
    select count(*)::int as taken from taken
  `.execute(trx);
  const all = await trx
    .selectFrom('campaignMeter')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('campaignId', '=', id)
    .executeTakeFirstOrThrow();
  if (Number(all.count) > mostCampaignMeters) {
    throw conflict(campaignRefusals.tooManyMeters(mostCampaignMeters));
  }
  return rows[0]?.taken ?? 0;
}

/** Says which meter is in which other round, where the index found one. */
export async function explainTaken(
  db: Db,
  error: unknown,
  campaign: CampaignRow | undefined,
): Promise<never> {
  const isTaken = violatedConstraint(error) === 'campaign_meter_open' && campaign !== undefined;
  throw isTaken ? await meterInOther(db, campaign) : error;
}
