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
import { writeImportedEntries } from '#src/core/change/imported-entries.ts';
import { lookByIndexes } from '#src/core/database/long-work.ts';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { conflict } from '#src/core/errors/app-error.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { isOneOf, lockMeters } from '#src/meter/lock-meters.ts';
import { findCharge } from '../read-progress.ts';
import { nextMeters } from './meter-portion.ts';
import { findInOther, inTurn, isInRound } from './other-rounds.ts';

type Db = Kysely<Database>;

/** What somebody asks for who is signed in. */
interface TurnRequest extends ChangeRequest {
  readonly caller: Caller;
}

/**
 * Opens a closed round again and takes its estimates back: what they stood for is to be read. 404, 412; 409 when it is not closed, when
 * a charge rests on its readings, and when one of its meters is in another open round. It is open at once; its meters follow in
 * portions. What was broken off is finished by the next one.
 */
export async function reopenCampaign(
  db: Db,
  { caller, ...which }: TurnRequest,
): Promise<{ version: number }> {
  const id = await change(db, caller, (tx) => beginReopening(tx, which));
  let estimates = 0;
  let behind: string | undefined;
  do {
    const settled = await change(db, caller, (tx) => settlePortion(tx, { id, behind, caller }));
    estimates += settled.estimates;
    behind = settled.last;
  } while (behind !== undefined);
  return change(db, caller, (tx) => finishReopening(tx, id, estimates));
}

async function beginReopening(
  tx: ChangeTransaction,
  which: Pick<ChangeRequest, 'id' | 'ifMatch'>,
): Promise<string> {
  const before = await lockRecord(tx, campaignRecord, which);
  if (before.isReopening) return before.id;
  if (before.state !== 'closed') throw conflict(campaignRefusals.notClosed);
  const number = await findCharge(tx.trx, before.id);
  if (number !== null) throw conflict(campaignRefusals.charged(number));
  await inTurn(tx.trx);
  const other = await findInOther(tx.trx, before.id, isInRound(before.id));
  if (other !== undefined) throw other;
  await updateLocked(tx, campaignRecord, {
    before,
    set: { state: 'open', closedAt: null, isClosing: false, isReopening: true },
    action: 'reopen-campaign',
  });
  return before.id;
}

interface Portion {
  readonly id: string;
  readonly behind: string | undefined;
  readonly caller: Caller;
}

/**
 * Takes the estimates of the next meters back, and derives how far they are; gives the last of them, and how many estimates there were.
 * Without a last where there are no more, or the round is closed again.
 */
async function settlePortion(
  tx: ChangeTransaction,
  { id, behind, caller }: Portion,
): Promise<{ last: string | undefined; estimates: number }> {
  const { trx } = tx;
  const campaign = await trx
    .selectFrom('campaign')
    .select('id')
    .where('id', '=', id)
    .where('isReopening', '=', true)
    .forShare()
    .executeTakeFirst();
  const meterIds = campaign === undefined ? [] : await nextMeters(trx, id, behind);
  if (meterIds.length === 0) return { last: undefined, estimates: 0 };
  await lookByIndexes(trx);
  await lockMeters(trx, isOneOf(meterIds));
  const estimates = await takeEstimatesBack(tx, { id, meterIds, caller });
  await sql`
    select derive_campaign_meters(${meterIds}::uuid[], array[${id}::uuid]), keep_walk_keys(${meterIds}::uuid[])
  `.execute(trx);
  return { last: meterIds.at(-1), estimates };
}

/** Notes that all meters were looked at, unless somebody else has done so, or has closed it again. */
async function finishReopening(
  tx: ChangeTransaction,
  id: string,
  estimates: number,
): Promise<{ version: number }> {
  const before = await lockRecord(tx, campaignRecord, { id, ifMatch: undefined });
  if (!before.isReopening) return { version: before.version };
  return updateLocked(tx, campaignRecord, {
    before,
    set: { isReopening: false },
    action: 'reopen-campaign',
    told: { estimates },
  });
}

interface Estimated {
  readonly id: string;
  readonly meterIds: readonly string[];
  readonly caller: Caller;
}

/** Takes the estimates that a round made of these meters back, each recorded for its meter; gives how many there were. */
async function takeEstimatesBack(
  { trx, actor }: ChangeTransaction,
  { id, meterIds, caller: { person, userLoginId } }: Estimated,
): Promise<number> {
  const estimates = await trx
    .selectFrom('measurement')
    .select(['id', 'meterId', 'value', 'measuredAt'])
    .where('campaignId', '=', id)
    .where('meterId', 'in', meterIds)
    .where('channel', '=', 'estimate')
    .where(
      sql<boolean>`not exists (select from measurement_reversal where measurement_id = measurement.id)`,
    )
    .execute();
  if (estimates.length === 0) return 0;
  const rows = estimates.map((estimate) => ({
    id: newId(),
    measurementId: estimate.id,
    reason: 'other' as const,
    remark: 'Tura otwarta ponownie',
    reversedByFirstName: person.firstName,
    reversedByLastName: person.lastName,
    loginId: userLoginId,
  }));
  await trx.insertInto('measurementReversal').values(rows).execute();
  const entries = estimates.map(({ meterId, value, measuredAt }, index) => ({
    action: 'reverse-measurement',
    recordType: 'meter',
    recordId: meterId,
    after: { ...rows[index], value, measuredAt },
  }));
  await writeImportedEntries(trx, { actor, importId: null }, entries);
  return estimates.length;
}
