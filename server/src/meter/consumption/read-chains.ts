import type {
  ChainedInstallation,
  ChainedMeasurement,
  MeterChain,
} from '@grzadka/contract/meter/consumption/meter-chain';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';

/** A measurement as the statement gives it; the time in milliseconds since 1970. */
type MeasurementCells = [
  id: string,
  measuredAt: number,
  value: number,
  channel: ChainedMeasurement['channel'],
  rolledOver: boolean,
];

type DeviceRow = Pick<
  Selectable<Database['installation']>,
  'meterId' | keyof ChainedInstallation
> & { measurements: MeasurementCells[] };

/**
 * The chains of meters by their ids, of one moment (docs/product/readings.md#effective); a meter that there is not has
 * none. The measurements of a device come as one value: to read a row of each took twice the time of a large zone.
 */
export async function readChains(
  db: Kysely<Database>,
  meterIds: readonly string[],
): Promise<ReadonlyMap<string, MeterChain>> {
  const { rows } = await sql<DeviceRow>`
    select
      id, meter_id as "meterId", installed_at as "installedAt", first_value as "firstValue",
      removed_at as "removedAt", last_value as "lastValue", digits, multiplier,
      last_value_estimated as "lastValueEstimated", last_value_rolled_over as "lastValueRolledOver",
      coalesce(measured.cells, '[]') as measurements
    from installation
    left join lateral (
      select json_agg(
        json_build_array(
          id, floor(extract(epoch from measured_at) * 1000), value, channel, rolled_over
        )
        -- Of two at the same moment the one recorded later comes later, as in the browser.
        order by measured_at, id
      ) as cells
      from effective_measurement
      where installation_id = installation.id
    ) measured on true
    where meter_id = any(${meterIds}::uuid[]) and undone_at is null
    order by meter_id, installed_at nulls first
  `.execute(db);
  const devices = Map.groupBy(rows, ({ meterId }) => meterId);
  return new Map(Array.from(devices, ([meterId, mounted]) => [meterId, chainOf(mounted)]));
}

function chainOf(devices: readonly DeviceRow[]): MeterChain {
  return {
    installations: devices.map(presentDevice),
    measurements: devices.flatMap(({ id: installationId, measurements }) =>
      measurements.map(([id, measuredAt, value, channel, rolledOver]) => ({
        id,
        installationId,
        value,
        measuredAt: new Date(measuredAt).toISOString(),
        channel,
        rolledOver,
      })),
    ),
  };
}

function presentDevice({
  meterId: _meterId,
  measurements: _measurements,
  ...device
}: DeviceRow): ChainedInstallation {
  const { firstValue, lastValue, multiplier } = device;
  return {
    ...device,
    firstValue: Number(firstValue),
    lastValue: lastValue === null ? null : Number(lastValue),
    multiplier: Number(multiplier),
  };
}
