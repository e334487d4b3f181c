import { gardenTimeZone } from '@grzadka/contract/core/time/time-zone';
import type { HandoverMeter } from '@grzadka/contract/handover/handover-details.model';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { instant } from '#src/core/database/wire-columns.ts';

/**
 * Reads the meters in use on a garden, by kind and name, with what was read of each on the day, by whom, and before it. One is off whose device was
 * taken off by the end of the day.
 */
export async function readMeters(
  db: Kysely<Database>,
  { gardenId, day }: { readonly gardenId: string; readonly day: string },
): Promise<HandoverMeter[]> {
  const begin = midnight(sql`${day}::date`);
  const end = midnight(sql`(${day}::date + 1)`);
  const { rows } = await sql<HandoverMeter>`
    select
      meter.id, meter.name, meter.type, device.serial_number, device.id is null as is_off,
      ${latest(sql`measured_at < ${begin}`)} as last,
      ${latest(sql`measured_at >= ${begin} and measured_at < ${end}`)} as reading,
      coalesce(sent.has_photo, false) as has_photo,
      case when not sent.has_photo then
        json_build_object('clientKey', sent.client_key, 'loginId', sent.login_id)
      end as photo_of
    from meter
    left join lateral (
      select id, serial_number from installation
      where meter_id = meter.id and undone_at is null
        and coalesce(installed_at, '-infinity') < ${end} and coalesce(removed_at, 'infinity') >= ${end}
      limit 1
    ) device on true
    left join lateral (
      select client_key, login_id,
        exists (select from reading_photo where reading_photo.client_key = measurement.client_key) as has_photo
      from effective_measurement counted
      join measurement using (id)
      where counted.meter_id = meter.id and counted.measured_at >= ${begin} and counted.measured_at < ${end}
      order by counted.measured_at desc, counted.id desc
      limit 1
    ) sent on client_key is not null
    where garden_id = ${gardenId} and active
    order by meter.type desc, meter.name collate polish
  `.execute(db);
  return rows;
}

/** The instant at which a day begins in the gardens. */
function midnight(day: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(${day}::timestamp at time zone ${sql.lit(gardenTimeZone)})`;
}

function latest(condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select json_build_object(
      'value', value::float8, 'measuredAt', ${instant(sql`measured_at`)}, 'isEstimate', channel = 'estimate'
    )
    from effective_measurement where meter_id = meter.id and ${condition}
    order by measured_at desc, id desc limit 1
  )`;
}
