import { gardenTimeZone } from '@grzadka/contract/core/time/time-zone';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import type { Entry } from './read-entry.ts';

/** A value of a meter, and when it was read. */
export interface DayValue {
  readonly value: number;
  readonly measuredAt: string;
}

/** A value that counts in a round; `id` is that of the measurement, and the times are those of its device. */
export interface RoundValue extends DayValue {
  readonly id: string;
  readonly installedAt: string | null;
  readonly removedAt: string | null;
}

/** What a round knows of a meter in it, as far as it matters to who sends. */
export interface RoundMeter {
  readonly name: string;
  /** What counts, of each device that was read: after an exchange the two say nothing of each other. */
  readonly readings: readonly RoundValue[];
  /** What waits for a decision of what they themselves have sent. */
  readonly waiting: DayValue | null;
  /** Whether it is in none of the sectors that they are bound to. */
  readonly isOutside: boolean;
}

/** Who sends entries of a round: their login, and the sectors that they are bound to, none where they may read all of it. */
export interface Sender {
  readonly loginId: string;
  readonly boundTo: readonly string[];
}

/** The meters of entries, each once. */
export function meterIdsOf(entries: readonly Entry[]): string[] {
  return [...new Set(entries.map(({ meterId }) => meterId))];
}

/** What the round knows of the meters of the entries; of those that are not in it nothing. */
export async function readRoundMeters(
  trx: Transaction<Database>,
  {
    campaignId,
    entries,
    sender: { loginId, boundTo },
  }: { campaignId: string; entries: readonly Entry[]; sender: Sender },
): Promise<Map<string, RoundMeter>> {
  const isOutside =
    boundTo.length === 0
      ? sql`false`
      : sql`coalesce(listed.sector_id <> all (${boundTo}::text[]), true)`;
  const { rows } = await sql<RoundMeter & { meterId: string }>`
    select
      meter_id, meter.name, ${isOutside} as is_outside,
      (
        select coalesce(json_agg(json_build_object(
          'id', id, 'value', value, 'measuredAt', measured_at, 'installedAt', installed_at, 'removedAt', removed_at
        )), '[]')
        from (
          select distinct on (installation_id) measurement.id, value, measured_at, installed_at, removed_at
          from measurement join installation on installation.id = installation_id
          where measurement.meter_id = listed.meter_id and channel <> 'estimate'
            and not exists (select from measurement_reversal where measurement_id = measurement.id)
            and (
              measurement.campaign_id = listed.campaign_id
              or measured_at between (read_from::timestamp at time zone ${gardenTimeZone})
                and coalesce(closed_at, 'infinity')
            )
          order by installation_id, measured_at desc, measurement.id desc
        ) counting
      ) as readings,
      -- There is one of a person at most.
      (
        select json_build_object('value', value, 'measuredAt', measured_at)
        from submission
        where submission.campaign_id = listed.campaign_id and submission.meter_id = listed.meter_id
          and submission.state = 'waiting' and submission.login_id = ${loginId}
      ) as waiting
    from campaign_meter listed
    join meter on meter.id = meter_id
    join campaign on campaign.id = campaign_id
    where campaign_id = ${campaignId} and meter_id = any (${meterIdsOf(entries)}::uuid[])
  `.execute(trx);
  return new Map(
    rows.map(({ meterId, readings, waiting, ...known }) => [
      meterId,
      { ...known, readings: readings.map(onTheWire), waiting: waiting && onTheWire(waiting) },
    ]),
  );
}

/** The database's JSON has a form of its own for instants. */
function onTheWire<Value extends DayValue>(value: Value): Value {
  return { ...value, measuredAt: new Date(value.measuredAt).toISOString() };
}
