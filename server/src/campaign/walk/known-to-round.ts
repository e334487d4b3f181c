import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import type { Entry } from './read-entry.ts';

/** A value that a round has of a meter: `id` is that of the measurement, null of one that waits for a decision. */
export interface RoundValue {
  readonly id: string | null;
  readonly value: number;
  readonly measuredAt: string;
}

/** What a round knows of a meter in it. */
export interface RoundMeter {
  readonly name: string;
  /** What counts, and what waits of those who walk: what a holder reported stands in for nobody's own eyes. */
  readonly reading: RoundValue | null;
  readonly waiting: readonly RoundValue[];
}

/** What came with a key before: the meter, and the measurement if it is one. */
interface KnownKey {
  readonly meterId: string;
  readonly measurementId: string | null;
}

/**
 * Has everybody who reads these meters wait until the transaction ends; in the order of their ids, so that no two wait for each
 * other. A statement of its own, so that the next one sees what the holder of the lock before has done.
 */
export async function lockMeters(
  trx: Transaction<Database>,
  entries: readonly Entry[],
): Promise<void> {
  await sql`
    select from meter where id = any (${idsOf(entries)}::uuid[]) order by id for no key update
  `.execute(trx);
}

function idsOf(entries: readonly Entry[]): string[] {
  return [...new Set(entries.map(({ meterId }) => meterId))];
}

/** The entries that came before, by their keys. */
export async function findKnownKeys(
  trx: Transaction<Database>,
  entries: readonly Entry[],
): Promise<Map<string, KnownKey>> {
  const keys = entries.map(({ clientKey }) => clientKey);
  const { rows } = await sql<KnownKey & { clientKey: string }>`
    select client_key, meter_id, id as measurement_id
    from measurement where client_key = any (${keys}::uuid[])
    union all
    select client_key, meter_id, null from campaign_visit where client_key = any (${keys}::uuid[])
    union all
    -- With the measurement that came of it, which has its key, too.
    select client_key, meter_id, measurement_id from submission where client_key = any (${keys}::uuid[])
  `.execute(trx);
  return new Map(rows.map(({ clientKey, ...known }) => [clientKey, known]));
}

/** What the round knows of the meters of the entries; of those that are not in it nothing. */
export async function readRoundMeters(
  trx: Transaction<Database>,
  { campaignId, entries }: { campaignId: string; entries: readonly Entry[] },
): Promise<Map<string, RoundMeter>> {
  const { rows } = await sql<RoundMeter & { meterId: string }>`
    select
      meter_id, meter.name,
      (
        select json_build_object('id', id, 'value', value, 'measuredAt', measured_at)
        from measurement where id = measurement_id and channel <> 'estimate'
      ) as reading,
      (
        select coalesce(json_agg(json_build_object('id', null, 'value', value, 'measuredAt', measured_at)), '[]')
        from submission
        where submission.campaign_id = listed.campaign_id and submission.meter_id = listed.meter_id
          and submission.state = 'waiting' and submission.channel = 'campaign'
      ) as waiting
    from campaign_meter listed
    join meter on meter.id = meter_id
    where campaign_id = ${campaignId} and meter_id = any (${idsOf(entries)}::uuid[])
  `.execute(trx);
  return new Map(
    rows.map(({ meterId, name, reading, waiting }) => [
      meterId,
      { name, reading: reading && onTheWire(reading), waiting: waiting.map(onTheWire) },
    ]),
  );
}

/** The database's JSON has a form of its own for instants. */
function onTheWire(value: RoundValue): RoundValue {
  return { ...value, measuredAt: new Date(value.measuredAt).toISOString() };
}
