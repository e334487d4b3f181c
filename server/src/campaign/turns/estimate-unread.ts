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

/**
 * Appends an estimate for each of these meters of a closed round that nobody has read, as of its last day, or of the day on which it was
 * closed where that is earlier. A meter without a usual rate stays as it is (docs/product/campaigns.md#estimates).
 */
export async function estimateUnread(
  tx: ChangeTransaction,
  { id, missing, readThru, closedAt }: CampaignRow,
  meterIds: readonly string[],
): Promise<void> {
  if (missing === 'leave') return;
  const at = timeOfEstimates(readThru, new Date(closedAt ?? Date.now()));
  const { rows } = await sql<ContextRow>`
    select ${contextColumns(sql`null::uuid`)}
    from meter cross join (select ${at}::timestamptz as at) asked
    where meter.id in (
      select meter_id from campaign_meter
      where campaign_id = ${id} and meter_id = any (${meterIds}::uuid[])
        -- No report waited as it was closed: what waits by now came afterwards, and may yet be sent back.
        and state in ('to-read', 'inaccessible', 'reported')
    )
  `.execute(tx.trx);
  await appendMeasurements(
    tx,
    rows.flatMap((row) => estimateOf(row, at, id)),
  );
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
