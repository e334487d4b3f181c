import { campaignRecord } from '@grzadka/contract/campaign/campaign.record';
import { campaignRefusals } from '@grzadka/contract/campaign/campaign.refusals';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import {
  type ChangeRequest,
  type ChangeTransaction,
  change,
  lockRecord,
  updateLocked,
} from '#src/core/change/change.ts';
import { writeImportedEntries } from '#src/core/change/imported-entries.ts';
import { writeInBatches } from '#src/core/database/in-batches.ts';
import { lookByIndexes } from '#src/core/database/long-work.ts';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { conflict } from '#src/core/errors/app-error.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { isOneOf, lockMeters } from '#src/meter/lock-meters.ts';
import type { CampaignRow } from '../campaign-row.ts';
import { findCharge } from '../read-progress.ts';
import { estimateUnread } from './estimate-unread.ts';
import { explainTaken } from './open-campaign.ts';

type Db = Kysely<Database>;

/** What somebody asks for who is signed in. */
interface TurnRequest extends ChangeRequest {
  readonly caller: Caller;
}

/** So many meters are looked at by a transaction, for which whoever reads one of them waits. */
const portion = 50;

/**
 * Closes a round, with estimates for what nobody read where it says so. 404, 412; 409 when it is not open, and while submissions
 * of it wait. It is closed at once; its meters follow in portions. A closing that was broken off is finished by the next one.
 */
export async function closeCampaign(
  db: Db,
  { caller, ...which }: TurnRequest,
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
    set: { state: 'closed', closedAt: sql`clock_timestamp()`, isClosing: true },
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
  const meters = await trx
    .selectFrom('campaignMeter')
    .select('meterId')
    .where('campaignId', '=', id)
    .$if(behind !== undefined, (next) => next.where('meterId', '>', behind ?? ''))
    .orderBy('meterId')
    .limit(portion)
    .execute();
  if (meters.length === 0) return undefined;
  const meterIds = meters.map(({ meterId }) => meterId);
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

/** Whoever reads one of the meters at this moment is waited for: what they read needs no estimate. */
function isInRound(campaignId: string): RawBuilder<boolean> {
  return sql`meter.id in (select meter_id from campaign_meter where campaign_id = ${campaignId})`;
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

/**
 * Opens a closed round again and takes its estimates back: what they stood for is to be read. 404, 412; 409 when it is not closed, when
 * a charge rests on its readings, and when one of its meters is in another open round.
 */
export function reopenCampaign(
  db: Db,
  { caller, ...which }: TurnRequest,
): Promise<{ version: number }> {
  let round: CampaignRow | undefined;
  return change(db, caller, async (tx) => {
    const before = await lockRecord(tx, campaignRecord, which);
    round = before;
    if (before.state !== 'closed') throw conflict(campaignRefusals.notClosed);
    await lookByIndexes(tx.trx);
    await lockMeters(tx.trx, isInRound(before.id));
    const number = await findCharge(tx.trx, before.id);
    if (number !== null) throw conflict(campaignRefusals.charged(number));
    const estimates = await takeEstimatesBack(tx, before.id, caller);
    return updateLocked(tx, campaignRecord, {
      before,
      set: { state: 'open', closedAt: null, isClosing: false },
      action: 'reopen-campaign',
      told: { estimates },
    });
  }).catch((error: unknown) => explainTaken(db, error, round));
}

/** Takes the estimates of a round back, each recorded for its meter; gives how many there were. */
async function takeEstimatesBack(
  { trx, actor }: ChangeTransaction,
  campaignId: string,
  { person, userLoginId }: Caller,
): Promise<number> {
  const estimates = await trx
    .selectFrom('measurement')
    .select(['id', 'meterId', 'value', 'measuredAt'])
    .where('campaignId', '=', campaignId)
    .where('channel', '=', 'estimate')
    .where(
      sql<boolean>`not exists (select from measurement_reversal where measurement_id = measurement.id)`,
    )
    .execute();
  await writeInBatches(estimates, async (batch) => {
    const rows = batch.map((estimate) => ({
      id: newId(),
      measurementId: estimate.id,
      reason: 'other' as const,
      remark: 'Tura otwarta ponownie',
      reversedByFirstName: person.firstName,
      reversedByLastName: person.lastName,
      loginId: userLoginId,
    }));
    await trx.insertInto('measurementReversal').values(rows).execute();
    const entries = batch.map(({ meterId, value, measuredAt }, index) => ({
      action: 'reverse-measurement',
      recordType: 'meter',
      recordId: meterId,
      after: { ...rows[index], value, measuredAt },
    }));
    await writeImportedEntries(trx, { actor, importId: null }, entries);
  });
  return estimates.length;
}
