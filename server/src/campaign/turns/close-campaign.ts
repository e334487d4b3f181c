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
import { lookByIndexes } from '#src/core/database/long-work.ts';
import type { Database } from '#src/core/database/tables.ts';
import { conflict } from '#src/core/errors/app-error.ts';
import { isOneOf, lockMeters } from '#src/meter/lock-meters.ts';
import { estimateUnread } from './estimate-unread.ts';
import { nextMeters } from './meter-portion.ts';

type Db = Kysely<Database>;

/**
 * Closes a round, with estimates for what nobody read where it says so. 404, 412; 409 when it is not open, and while submissions
 * of it wait. It is closed at once; its meters follow in portions. A closing that was broken off is finished by the next one.
 */
export async function closeCampaign(
  db: Db,
  { caller, ...which }: ChangeRequest,
): Promise<{ version: number; estimated: number; left: number }> {
  const id = await change(db, caller, (tx) => beginClosing(tx, which));
  let done: string | undefined;
  do {
    done = await change(db, caller, (tx) => settlePortion(tx, id, done));
  } while (done !== undefined);
  return change(db, caller, (tx) => finishClosing(tx, id));
}

async function beginClosing(
  tx: ChangeTransaction,
  which: Pick<ChangeRequest, 'id' | 'ifMatch'>,
): Promise<string> {
  const before = await lockRecord(tx, campaignRecord, which);
  if (before.isClosing) return before.id;
  if (before.state !== 'open') throw conflict(campaignRefusals.notOpen);
  await refuseWaiting(tx, before.id);
  await updateLocked(tx, campaignRecord, {
    before,
    set: {
      state: 'closed',
      closedAt: sql`clock_timestamp()`,
      isClosing: true,
      isReopening: false,
    },
    action: 'close-campaign',
  });
  return before.id;
}

/**
 * Estimates the next meters of a round that is being closed, as far as nobody read them, and derives how far they are; gives the last of
 * them. Undefined where there are no more, or it is open again.
 */
async function settlePortion(
  tx: ChangeTransaction,
  id: string,
  behind: string | undefined,
): Promise<string | undefined> {
  const { trx } = tx;
  const campaign = await trx
    .selectFrom('campaign')
    .selectAll()
    .where('id', '=', id)
    .where('isClosing', '=', true)
    .forShare()
    .executeTakeFirst();
  if (campaign === undefined) return undefined;
  const meterIds = await nextMeters(trx, id, behind);
  if (meterIds.length === 0) return undefined;
  await lookByIndexes(trx);
  // Whoever reads one of them at this moment is waited for: what they read needs no estimate.
  await lockMeters(trx, isOneOf(meterIds));
  await estimateUnread(tx, campaign, meterIds);
  await sql`select derive_campaign_meters(${meterIds}::uuid[], array[${id}::uuid])`.execute(trx);
  return meterIds.at(-1);
}

/** Counts what became of its meters, and records it unless somebody else has done so, or has opened it again. */
async function finishClosing(
  tx: ChangeTransaction,
  id: string,
): Promise<{ version: number; estimated: number; left: number }> {
  const before = await lockRecord(tx, campaignRecord, { id, ifMatch: undefined });
  const { rows } = await sql<{ estimated: number; left: number }>`
    select
      count(*) filter (where state = 'estimated')::int as estimated,
      count(*) filter (where state in ('to-read', 'inaccessible'))::int as left
    from campaign_meter where campaign_id = ${id}
  `.execute(tx.trx);
  const { estimated = 0, left = 0 } = rows[0] ?? {};
  if (!before.isClosing) return { version: before.version, estimated, left };
  const { version } = await updateLocked(tx, campaignRecord, {
    before,
    set: { isClosing: false },
    action: 'close-campaign',
    told: { estimates: estimated },
  });
  return { version, estimated, left };
}

async function refuseWaiting({ trx }: ChangeTransaction, campaignId: string): Promise<void> {
  const { count } = await trx
    .selectFrom('submission')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('campaignId', '=', campaignId)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  if (Number(count) > 0) throw conflict(campaignRefusals.waiting(Number(count)));
}
