import { dayOf } from '@grzadka/contract/core/time/time-zone';
import { estimatedValue } from '@grzadka/contract/meter/verdict/estimated-value';
import { exactUsualRate } from '@grzadka/contract/meter/verdict/usual-rate';
import { sql } from 'kysely';
import type { ChangeTransaction } from '#src/core/change/change.ts';
import { newId } from '#src/core/database/record-id.ts';
import {
  appendMeasurements,
  type ManyAppended,
} from '#src/meter/measurement/append-measurements.ts';
import {
  type ContextRow,
  contextColumns,
  presentContext,
  presentLatest,
} from '#src/meter/verdict/read-verdict-context.ts';
import type { CampaignRow } from '../campaign-row.ts';

/** A statement reads so many contexts; each takes up to a hundred readings. */
const atOnce = 200;

/**
 * Appends an estimate for each meter of a round that nobody has read, as of its last day, or of today where that is earlier; gives
 * how many there are. A meter without a usual rate stays as it is (docs/product/campaigns.md#estimates).
 */
export async function estimateUnread(
  tx: ChangeTransaction,
  campaign: CampaignRow,
): Promise<{ estimated: number; left: number }> {
  const { trx } = tx;
  const { rows: unread } = await sql<{ meterId: string }>`
    select meter_id from campaign_meter
    where campaign_id = ${campaign.id} and state in ('to-read', 'inaccessible')
    order by meter_id
  `.execute(trx);
  const ids = unread.map(({ meterId }) => meterId);
  if (campaign.missing === 'leave' || ids.length === 0) return { estimated: 0, left: ids.length };
  const at = timeOfEstimates(campaign.readThru, new Date());
  let estimated = 0;
  for (let done = 0; done < ids.length; done += atOnce) {
    const { rows } = await sql<ContextRow>`
      select ${contextColumns(sql`null::uuid`)}
      from meter cross join (select ${at}::timestamptz as at) asked
      where meter.id = any (${ids.slice(done, done + atOnce)}::uuid[])
    `.execute(trx);
    const estimates = rows.flatMap((row) => estimateOf(row, at, campaign.id));
    await appendMeasurements(tx, estimates);
    estimated += estimates.length;
  }
  return { estimated, left: ids.length - estimated };
}

function estimateOf(row: ContextRow, at: string, campaignId: string): ManyAppended[] {
  const context = presentContext(row);
  const usual = exactUsualRate(row.latest.map(presentLatest), context.installations);
  const estimate = estimatedValue(at, context, usual);
  if (estimate === undefined) return [];
  return [
    {
      ...estimate,
      id: newId(),
      meterId: row.id,
      measuredAt: at,
      channel: 'estimate',
      campaignId,
      verdict: [],
      confirmation: null,
      remark: null,
      clientKey: null,
      measuredByFirstName: null,
      measuredByLastName: null,
      loginId: null,
    },
  ];
}

/** Noon of the last day, which every clock of the gardens has, or now where that is not over. */
function timeOfEstimates(readThru: string, now: Date): string {
  const noon = new Date(`${readThru}T12:00:00.000Z`);
  const isOver = readThru < dayOf(now);
  return (isOver ? noon : now).toISOString();
}
