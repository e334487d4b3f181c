import { dayOf, gardenTimeZone } from '@grzadka/contract/core/time/time-zone';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import type { KnownReading } from '../kinds/reading/reading-store.ts';
import type { StatedReading } from './read-sheet-rows.ts';

/**
 * What is known of each of these readings, by whatever way it came: that its meter has the same value of the same day, or that somebody has
 * taken that back. Undefined of those that are new. An estimate is no reading.
 */
export async function knownOfDay(
  db: Kysely<Database>,
  readings: readonly StatedReading[],
): Promise<(KnownReading | undefined)[]> {
  const { rows } = await sql<{ position: number; isStored: boolean; reversedAt: string }>`
    select
      stated.position::int, bool_or(reversal.id is null) as is_stored,
      max(reversal.reversed_at) as reversed_at
    from unnest(
      ${readings.map(({ meterId }) => meterId)}::uuid[],
      ${readings.map(({ measuredAt }) => dayOf(measuredAt))}::date[],
      ${readings.map(({ value }) => value)}::numeric[]
    ) with ordinality as stated (meter_id, day, value, position)
    join measurement on measurement.meter_id = stated.meter_id and measurement.value = stated.value
      and measured_at >= stated.day::timestamp at time zone ${gardenTimeZone}
      and measured_at < (stated.day + 1)::timestamp at time zone ${gardenTimeZone}
    left join measurement_reversal reversal on reversal.measurement_id = measurement.id
    where channel <> 'estimate'
    group by stated.position
  `.execute(db);
  const known = new Map(
    rows.map(({ position, isStored, reversedAt }) => [
      position,
      isStored ? ('stored' as const) : { reversedAt },
    ]),
  );
  return readings.map((_, index) => known.get(index + 1));
}
