import { mostCampaignMeters } from '@grzadka/contract/campaign/campaign.model';
import { campaignRecord } from '@grzadka/contract/campaign/campaign.record';
import { campaignRefusals } from '@grzadka/contract/campaign/campaign.refusals';
import { type Kysely, sql, type Transaction } from 'kysely';
import {
  type ChangeRequest,
  type ChangeTransaction,
  change,
  lockRecord,
  updateLocked,
} from '#src/core/change/change.ts';
import type { Database } from '#src/core/database/tables.ts';
import { conflict } from '#src/core/errors/app-error.ts';
import { isOneOf, lockMeters } from '#src/meter/lock-meters.ts';
import { type CampaignRow, isMatching } from '../campaign-row.ts';
import { explainTaken, findInOther, inTurn } from './other-rounds.ts';

type Db = Kysely<Database>;

type Trx = Transaction<Database>;

/** So many meters come into a round by a transaction, for which whoever reads one of them waits. */
const portion = 250;

/**
 * Opens a draft with all meters that match it then. 404, 412; 409 when it is no draft, when no meter matches it or too many do,
 * and when one of them is in another open round. Its meters come into it in portions first, while it is a draft still; where
 * it cannot be opened they are left again.
 */
export async function openCampaign(
  db: Db,
  { caller, ...which }: ChangeRequest,
): Promise<{ version: number }> {
  const campaign = await change(db, caller, (tx) => beginOpening(tx, which));
  try {
    let isMore = true;
    while (isMore) isMore = await change(db, caller, ({ trx }) => takePortion(trx, campaign));
    return await change(db, caller, (tx) => finishOpening(tx, which));
  } catch (error) {
    await leaveMeters(db, campaign.id);
    return explain(db, error, campaign);
  }
}

async function beginOpening(
  tx: ChangeTransaction,
  which: Pick<ChangeRequest, 'id' | 'ifMatch'>,
): Promise<CampaignRow> {
  const { trx } = tx;
  const before = await lockRecord(tx, campaignRecord, which);
  if (before.state !== 'draft') throw conflict(campaignRefusals.notDraft);
  await leaveBrokenOff(trx, before.id);
  const { rows } = await sql<{ matching: number }>`
    select count(*)::int as matching from meter where ${isMatching(before)}
  `.execute(trx);
  requireNumber(rows[0]?.matching ?? 0);
  return before;
}

/** Takes the next meters into a draft that is being opened; whether there may be more. */
async function takePortion(trx: Trx, campaign: CampaignRow): Promise<boolean> {
  const there = await trx
    .selectFrom('campaign')
    .select('id')
    .where('id', '=', campaign.id)
    .where('state', '=', 'draft')
    .forShare()
    .executeTakeFirst();
  if (there === undefined) return false;
  await inTurn(trx);
  await refuseOthers(trx, campaign);
  return (await takeMissing(trx, campaign)) !== undefined;
}

/** Opens it with what matches by now: its settings, or the meters, may have been changed meanwhile. */
async function finishOpening(
  tx: ChangeTransaction,
  which: Pick<ChangeRequest, 'id' | 'ifMatch'>,
): Promise<{ version: number }> {
  const { trx } = tx;
  const before = await lockRecord(tx, campaignRecord, which);
  if (before.state !== 'draft') throw conflict(campaignRefusals.notDraft);
  await sql`
    delete from campaign_meter using meter
    where campaign_id = ${before.id} and meter.id = meter_id and (${isMatching(before)}) is not true
  `.execute(trx);
  await inTurn(trx);
  await refuseOthers(trx, before);
  while ((await takeMissing(trx, before)) !== undefined);
  const meters = await countMeters(trx, before.id);
  requireNumber(meters);
  return updateLocked(tx, campaignRecord, {
    before,
    set: { state: 'open', openedAt: sql`now()` },
    action: 'open-campaign',
    told: { meters },
  });
}

/** Takes the meters into an open round that match it and are not in it. 404; 409 when it is not open, and as for a draft. */
export async function addMissingMeters(
  db: Db,
  { caller, id }: Pick<ChangeRequest, 'caller' | 'id'>,
): Promise<{ added: number }> {
  let round: CampaignRow | undefined;
  const addPortion = async (tx: ChangeTransaction) => {
    const { trx } = tx;
    const before = await lockRecord(tx, campaignRecord, { id, ifMatch: undefined });
    round = before;
    if (before.state !== 'open') throw conflict(campaignRefusals.notOpen);
    await leaveBrokenOff(trx, before.id);
    await inTurn(trx);
    await refuseOthers(trx, before);
    const taken = await takeMissing(trx, before);
    if (taken !== undefined && taken > 0) {
      requireNumber(await countMeters(trx, before.id));
      await updateLocked(tx, campaignRecord, {
        before,
        set: {},
        action: 'add-missing-meters',
        told: { meters: taken },
      });
    }
    return taken;
  };
  let added = 0;
  try {
    for (;;) {
      const taken = await change(db, caller, addPortion);
      if (taken === undefined) return { added };
      added += taken;
    }
  } catch (error) {
    return explain(db, error, round);
  }
}

/**
 * Takes the next meters that match a round and are not in it, and gives how many there were; undefined where there are none. Whoever reads one of
 * them at this moment is waited for: what they read is seen then, or they see the round.
 */
async function takeMissing(trx: Trx, campaign: CampaignRow): Promise<number | undefined> {
  const { id } = campaign;
  // Hashed once: a join could go through the rows that are being added for each of them.
  const isMissing = sql`
    ${isMatching(campaign)}
    and meter.id not in (select meter_id from campaign_meter where campaign_id = ${id})
  `;
  const next = await sql<{ id: string }>`
    select id from meter where ${isMissing} order by id limit ${sql.lit(portion)}
  `.execute(trx);
  if (next.rows.length === 0) return undefined;
  const isNext = isOneOf(next.rows.map((meter) => meter.id));
  await lockMeters(trx, isNext);
  const { numAffectedRows = 0n } = await sql`
    insert into campaign_meter (id, campaign_id, meter_id, is_open)
    select gen_random_uuid(), ${id}, meter.id, true
    from meter where ${isNext} and ${isMissing}
  `.execute(trx);
  return Number(numAffectedRows);
}

async function refuseOthers(trx: Trx, campaign: CampaignRow): Promise<void> {
  const other = await findInOther(trx, campaign.id, isMatching(campaign));
  if (other !== undefined) throw other;
}

async function countMeters(trx: Trx, id: string): Promise<number> {
  const { count } = await trx
    .selectFrom('campaignMeter')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('campaignId', '=', id)
    .executeTakeFirstOrThrow();
  return Number(count);
}

function requireNumber(meters: number): void {
  if (meters === 0) throw conflict(campaignRefusals.noMeters);
  if (meters > mostCampaignMeters) {
    throw conflict(campaignRefusals.tooManyMeters(mostCampaignMeters));
  }
}

/** Has a draft hold no meters, so that other rounds can have them. */
async function leaveMeters(db: Db, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const draft = trx.selectFrom('campaign').select('id').where('id', '=', id);
    const there = await draft.where('state', '=', 'draft').forUpdate().executeTakeFirst();
    if (there === undefined) return;
    await trx.deleteFrom('campaignMeter').where('campaignId', '=', id).execute();
  });
}

/** The same of other drafts whose opening was broken off, by a power cut or an update: none takes as long as that. */
async function leaveBrokenOff(trx: Trx, id: string): Promise<void> {
  await sql`
    delete from campaign_meter using campaign
    where campaign.id = campaign_id and campaign.state = 'draft' and campaign.id <> ${id}
      and added_at < now() - interval '10 minutes'
  `.execute(trx);
}

async function explain(db: Db, error: unknown, campaign: CampaignRow | undefined): Promise<never> {
  if (campaign === undefined) throw error;
  return explainTaken(db, error, { id: campaign.id, isMeant: isMatching(campaign) });
}
