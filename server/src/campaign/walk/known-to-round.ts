import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import type { Entry } from './read-entry.ts';

/** A value of a meter, and when it was read. */
export interface DayValue {
  readonly value: number;
  readonly measuredAt: string;
}

/** A value that counts in a round; `id` is that of the measurement. */
export interface RoundValue extends DayValue {
  readonly id: string;
}

/** What a round knows of a meter in it, as far as it matters to who sends. */
export interface RoundMeter {
  readonly name: string;
  /** What counts. */
  readonly reading: RoundValue | null;
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
        select json_build_object('id', id, 'value', value, 'measuredAt', measured_at)
        from measurement where id = measurement_id and channel <> 'estimate'
      ) as reading,
      -- There is one of a person at most.
      (
        select json_build_object('value', value, 'measuredAt', measured_at)
        from submission
        where submission.campaign_id = listed.campaign_id and submission.meter_id = listed.meter_id
          and submission.state = 'waiting' and submission.login_id = ${loginId}
      ) as waiting
    from campaign_meter listed
    join meter on meter.id = meter_id
    where campaign_id = ${campaignId} and meter_id = any (${meterIdsOf(entries)}::uuid[])
  `.execute(trx);
  return new Map(
    rows.map(({ meterId, reading, waiting, ...known }) => [
      meterId,
      { ...known, reading: reading && onTheWire(reading), waiting: waiting && onTheWire(waiting) },
    ]),
  );
}

/** The database's JSON has a form of its own for instants. */
function onTheWire<Value extends DayValue>(value: Value): Value {
  return { ...value, measuredAt: new Date(value.measuredAt).toISOString() };
}
