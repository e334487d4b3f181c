import { confirmedFindingLabels } from '@grzadka/contract/meter/measurement/finding';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { readChains } from '#src/meter/consumption/read-chains.ts';
import type { BilledStretch, PlotMeter } from '../calculation/plot.ts';

interface MeterRow extends Omit<PlotMeter, 'chain' | 'stretches'> {
  readonly gardenId: string;
  readonly stretches: readonly BilledStretch[];
}

/**
 * Reads the meters of the gardens with all that their consumption follows from, and with what of it is charged
 * (docs/product/charges.md#stretches), by the id of the garden.
 */
export async function readChargedMeters(
  db: Kysely<Database>,
  gardenIds: readonly string[],
): Promise<ReadonlyMap<string, PlotMeter[]>> {
  const { rows } = await sql<MeterRow>`
    select
      meter.garden_id, meter.id, meter.name, meter.type, meter.role, meter.active, meter.zone_id,
      array(
        select measurement.id
        from measurement
        where measurement.meter_id = meter.id and confirmation is null
          and verdict && ${Object.keys(confirmedFindingLabels)}::text[]
          and exists (select from effective_measurement counted where counted.id = measurement.id)
        order by measurement.id
      )::text[] as unanswered,
      (
        select to_char(min(first_day), 'YYYY-MM-DD') from billed_stretch where meter_id = meter.id and run_id is not null
      ) as charged_since,
      (
        select coalesce(json_agg(json_build_object(
          'id', stretch.id, 'from', first_day, 'thru', last_day, 'runNumber', charge_run.number,
          'feeKindId', stretch.fee_kind_id, 'tariffId', stretch.tariff_id, 'settlementId', stretch.settlement_id,
          'charged', stretch.amount_grosz + corrected.amount
        ) order by first_day, stretch.id), '[]')
        from billed_stretch stretch
        join charge_run on charge_run.id = stretch.run_id
        cross join lateral (
          select coalesce(sum(charge_line.amount_grosz), 0) as amount
          from charge_line join charge on charge.id = charge_id
          where corrects_id = stretch.id and charge.reversed_on is null
        ) corrected
        where stretch.meter_id = meter.id and freed_at is null
      ) as stretches
    from meter
    where meter.garden_id = any (${gardenIds}::uuid[])
    order by meter.name collate polish, meter.id
  `.execute(db);
  const chains = await readChains(
    db,
    rows.map(({ id }) => id),
  );
  const meters = Map.groupBy(rows, ({ gardenId }) => gardenId);
  return new Map(
    Array.from(meters, ([gardenId, ofGarden]) => [
      gardenId,
      ofGarden.map(({ gardenId: _gardenId, ...meter }) => ({
        ...meter,
        chain: chains.get(meter.id) ?? noChain,
      })),
    ]),
  );
}

/** Of a meter without a device. */
const noChain = { installations: [], measurements: [] };
