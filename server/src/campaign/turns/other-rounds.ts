import { campaignRefusals } from '@grzadka/contract/campaign/campaign.refusals';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { type AppError, conflict } from '#src/core/errors/app-error.ts';
import { violatedConstraint } from '#src/core/errors/database-error.ts';

// A meter is in one open round at a time. An index sees to that of the meters that are in an open round by now; those of a round that
// is being opened again follow in portions, and are looked for.

/**
 * Has those who take meters into rounds do so one after another, until the transaction ends: each sees then what the one before has
 * taken.
 */
export async function inTurn(trx: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('grzadka open rounds'))`.execute(trx);
}

/** The refusal that names a meter, if the condition is true of one in another round that is open, or about to be; undefined else. */
export async function findInOther(
  db: Kysely<Database>,
  campaignId: string,
  isMeant: RawBuilder<unknown>,
): Promise<AppError | undefined> {
  const { rows } = await sql<{ meter: string; other: string }>`
    select meter.name as meter, other.name as other
    from campaign other
    join campaign_meter taken on taken.campaign_id = other.id and (taken.is_open or other.is_reopening)
    join meter on meter.id = taken.meter_id
    where other.id <> ${campaignId} and (other.state <> 'closed' or other.is_closing) and ${isMeant}
    order by meter.name collate polish
    limit 1
  `.execute(db);
  const [found] = rows;
  return found && conflict(campaignRefusals.meterInOther(found.meter, found.other));
}

/** Whether `meter` is in a round. */
export function isInRound(campaignId: string): RawBuilder<boolean> {
  return sql`meter.id in (select meter_id from campaign_meter where campaign_id = ${campaignId})`;
}

/** Says which meter is in which other round, where the index found one. */
export async function explainTaken(
  db: Kysely<Database>,
  error: unknown,
  { id, isMeant }: { id: string; isMeant: RawBuilder<unknown> },
): Promise<never> {
  if (violatedConstraint(error) !== 'campaign_meter_open') throw error;
  throw (await findInOther(db, id, isMeant)) ?? conflict(campaignRefusals.notOpen);
}
