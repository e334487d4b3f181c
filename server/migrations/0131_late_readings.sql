-- An estimate of a round gives way to what was read in its days, or for it, however late that came (0207). Meters that keep such an
-- estimate as their last measurement keep what counts.

with counted as (
  select measurement.id, measurement.meter_id, measurement.measured_at
  from meter
  join measurement last on last.id = meter.last_measurement_id and last.channel = 'estimate'
  join measurement on measurement.meter_id = meter.id
  where not exists (select from measurement_reversal where measurement_id = measurement.id)
    and (
      measurement.channel <> 'estimate'
      or not exists (
        select from measurement read
        where read.installation_id = measurement.installation_id
          and read.channel <> 'estimate'
          and (
            read.measured_at >= least(measurement.measured_at, (
              select read_from::timestamp at time zone 'Europe/Warsaw'
              from campaign where campaign.id = measurement.campaign_id
            ))
            or read.campaign_id = measurement.campaign_id
          )
          and not exists (select from measurement_reversal where measurement_id = read.id)
      )
      and exists (
        select from installation
        where installation.id = measurement.installation_id
          and undone_at is null
          and (removed_at is null or last_value_estimated and measurement.measured_at <= removed_at)
      )
    )
)
update meter
set last_measurement_id = newest.id, last_measured_at = newest.measured_at
from (
  select distinct on (meter_id) meter_id, id, measured_at
  from counted
  order by meter_id, measured_at desc, id desc
) newest
where meter.id = newest.meter_id and meter.last_measurement_id <> newest.id;
