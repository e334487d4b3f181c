import { consumption, consumptionOf } from '@grzadka/contract/meter/consumption/consumption';
import type { MeterChain } from '@grzadka/contract/meter/consumption/meter-chain';
import type { MeterRole } from '@grzadka/contract/meter/meter.labels';
import { lossBalance } from '@grzadka/contract/zone/loss-balance';
import type { Case, Row } from './case.ts';
import { instant } from './columns.ts';

const zoneId = '00000000-0000-7000-8000-000000000001';

/**
 * A zone of 1,000 water meters, the first of them its main one, which counts more than the others together, with a
 * reading in each of the last ten years.
 */
const zone = `
  insert into zone (id, name, type) values ('${zoneId}', 'Tysiąc liczników', 'WaterMeter')
  on conflict do nothing;
  with members as (
    select id, row_number() over (order by id) as i from meter
    where type = 'WaterMeter' and last_measurement_id is not null
      and not exists (select from meter where zone_id = '${zoneId}')
    order by id limit 1000
  )
  update meter
  set zone_id = '${zoneId}',
    role = case when i = 1 then 'main' else 'plot' end,
    garden_id = case when i > 1 then garden_id end
  from members where members.id = meter.id;
  update installation set multiplier = 5000
  from meter where meter.id = meter_id and zone_id = '${zoneId}' and role = 'main';
  insert into measurement (id, meter_id, installation_id, value, measured_at)
  select
    gen_random_uuid(), meter.id, installation.id, 100 - 9 * n,
    now() - (had.readings + n - 1) * interval '1 year' - interval '1 day'
  from meter
  join installation on installation.meter_id = meter.id
  cross join lateral (select count(*) as readings from measurement where meter_id = meter.id) had
  cross join lateral generate_series(1, 10 - had.readings) n
  where zone_id = '${zoneId}'`;

const chain = `
  installation.meter_id as "meterId", installation.id as "installationId",
  ${instant('installed_at')} as "installedAt", first_value::float8 as "firstValue",
  ${instant('removed_at')} as "removedAt", last_value::float8 as "lastValue",
  last_value_estimated as "lastValueEstimated", last_value_rolled_over as "lastValueRolledOver",
  digits, multiplier::float8 as multiplier, measured.id, value::float8 as value,
  ${instant('measured_at')} as "measuredAt", channel, rolled_over as "rolledOver"`;

const chainOrder = 'installed_at nulls first, measured_at, value, measured.id';

/** What was used, of one meter and of a large zone. */
export const consumptionCases: Readonly<Record<string, Case>> = {
  consumption: {
    name: 'the consumption of ten years of a meter',
    prepare: zone,
    keys: `select id from meter where zone_id = '${zoneId}' order by id`,
    request: ([id]) => ({ method: 'GET', path: `/api/meter/${id}/consumption` }),
    bare: {
      sql: `
        select ${chain}
        from installation left join effective_measurement measured on installation_id = installation.id
        where installation.meter_id = $1 and undone_at is null
        order by ${chainOrder}`,
      values: ([id]) => [id],
      present: (rows) => ({
        items: consumptionOf(chainOf(rows), { from: null, thru: null, step: 'interval' }),
      }),
    },
  },
  zoneBalance: {
    name: 'the balance of a zone of 1,000 meters',
    prepare: zone,
    keys: `
      select id, (current_date - 400)::text, (current_date - 1)::text
      from zone where id = '${zoneId}'`,
    request: ([id, from, thru]) => ({
      method: 'GET',
      path: `/api/zone/${id}/balance?from=${from}&thru=${thru}`,
    }),
    bare: {
      sql: `
        select meter.name, role, $2::text as "from", $3::text as thru, ${chain}
        from meter
        join installation on installation.meter_id = meter.id and undone_at is null
        left join effective_measurement measured on installation_id = installation.id
        where zone_id = $1
        order by
          array_position('{main,common,plot}', role), name collate polish, meter.id, ${chainOrder}`,
      values: (key) => [...key],
      present: presentBalance,
    },
  },
};

/** The chain that a meter's rows are, one row a measurement; of a device that was never read there is one without. */
function chainOf(rows: readonly Row[]): MeterChain {
  const devices = Map.groupBy(rows, ({ installationId }) => installationId);
  return {
    installations: Array.from(devices, ([id, [device]]) => ({ ...device, id })),
    measurements: rows.filter(({ id }) => id !== null),
    // What the statement selects is what a chain is made of.
  } as unknown as MeterChain;
}

function presentBalance(rows: readonly Row[]) {
  const lines = Array.from(
    Map.groupBy(rows, ({ meterId }) => meterId),
    ([id, ofMeter]) => {
      const { name, role, from, thru } = ofMeter[0] as Record<'name' | 'from' | 'thru', string> & {
        role: MeterRole;
      };
      const used = consumption(chainOf(ofMeter), { from, thru });
      const { quantity, quality, points } = used;
      return { quantity, quality, points, id: id as string, name, role };
    },
  );
  const balanced = (role: MeterRole) =>
    lines
      .filter((line) => line.role === role)
      .map((line) => ({ meter: line, consumption: line, quantityBefore: null }));
  return {
    ...lossBalance({
      type: 'WaterMeter',
      main: balanced('main'),
      common: balanced('common'),
      plots: balanced('plot'),
      price: null,
    }),
    lines,
  };
}
