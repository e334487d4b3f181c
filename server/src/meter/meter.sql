-- Devices of meters, and the readings that count (docs/product/readings.md).

create function note_meter_sector() returns trigger language plpgsql as $$
begin
  if new.garden_id is not null then
    new.sector_id := (select sector_id from garden where id = new.garden_id);
  end if;
  return new;
end
$$;

create trigger note_meter_sector
  before insert or update of garden_id, sector_id on meter
  for each row execute function note_meter_sector();

create function note_garden_sector() returns trigger language plpgsql as $$
begin
  update meter set sector_id = new.sector_id where garden_id = new.id;
  return null;
end
$$;

create trigger note_garden_sector
  after update of sector_id on garden
  for each row when (old.sector_id is distinct from new.sector_id)
  execute function note_garden_sector();

create function note_meter_name() returns trigger language plpgsql as $$
begin
  new.search := meter_search_key(new.id, new.name);
  return new;
end
$$;

create trigger note_meter_name
  before insert or update of name on meter
  for each row execute function note_meter_name();

-- No meter without a device, whoever adds it.
create function begin_with_a_device() returns trigger language plpgsql as $$
begin
  insert into installation (id, meter_id) select gen_random_uuid(), id from entered;
  return null;
end
$$;

create trigger begin_with_a_device
  after insert on meter referencing new table as entered
  for each statement execute function begin_with_a_device();

-- Keeps what a meter holds of its devices: until when the present one is legalised, and what the meter is searched by.
-- The last measurement, too, since a value read at the end of a device makes estimates void.
create function note_device() returns trigger language plpgsql as $$
begin
  update meter set legalised_until = current.legalised_until, search = current.search
  from (
    select
      (
        select legalised_until from installation
        where meter_id = new.meter_id and removed_at is null and undone_at is null
      ),
      (select meter_search_key(id, name) as search from meter where id = new.meter_id)
  ) current
  where meter.id = new.meter_id
    and (meter.legalised_until, meter.search)
      is distinct from (current.legalised_until, current.search);
  if exists (select from measurement where installation_id = new.id and channel = 'estimate') then
    perform keep_last_measurement(array[new.meter_id]);
  end if;
  return null;
end
$$;

create trigger note_new_device
  after insert on installation
  for each row when (new.legalised_until is not null or new.serial_number is not null)
  execute function note_device();

create trigger note_changed_device
  after update of serial_number, legalised_until, removed_at, last_value, last_value_estimated, undone_at
  on installation
  for each row execute function note_device();

-- A measurement without a device is one of the device that was there at its time.
create function find_device() returns trigger language plpgsql as $$
begin
  new.installation_id := (
    select id from installation
    where meter_id = new.meter_id and undone_at is null
      and tstzrange(installed_at, removed_at) @> new.measured_at
  );
  return new;
end
$$;

create trigger find_device
  before insert on measurement
  for each row when (new.installation_id is null) execute function find_device();

-- The measurements that count: not taken back, and of estimates those that stand for something nobody read: nothing was
-- read of the same device at their time or later, nor in the days of their round before that, nor for it at another time. Its
-- last value is one that was read, unless it is estimated itself.
create view effective_measurement as
select id, meter_id, installation_id, value, measured_at, channel, rolled_over
from measurement
where not exists (select from measurement_reversal where measurement_id = measurement.id)
  and (
    channel <> 'estimate'
    -- First, since it leaves the newest estimates alone: what follows is asked of few.
    or not exists (
      select from measurement later
      where later.installation_id = measurement.installation_id
        and later.channel <> 'estimate'
        and later.measured_at >= measurement.measured_at
        and not exists (select from measurement_reversal where measurement_id = later.id)
    )
    and not exists (
      select from measurement within
      where within.installation_id = measurement.installation_id
        and within.channel <> 'estimate'
        and within.measured_at < measurement.measured_at
        -- As a value of its own, so that the index of the device finds them by their time.
        and within.measured_at >= (
          select read_from::timestamp at time zone 'Europe/Warsaw'
          from campaign where campaign.id = measurement.campaign_id
        )
        and not exists (select from measurement_reversal where measurement_id = within.id)
    )
    and not exists (
      select from measurement meant
      where meant.campaign_id = measurement.campaign_id
        and meant.meter_id = measurement.meter_id
        and meant.installation_id = measurement.installation_id
        and meant.channel <> 'estimate'
        -- Without it the database could hash all that was ever read in rounds.
        and meant.measured_at < measurement.measured_at
        and not exists (select from measurement_reversal where measurement_id = meant.id)
    )
    and exists (
      select from installation
      where installation.id = measurement.installation_id
        and undone_at is null
        and (removed_at is null or last_value_estimated and measurement.measured_at <= removed_at)
    )
  );

-- Brings up to date which measurement of these meters is the last one that counts.
create function keep_last_measurement(meters uuid[]) returns void language plpgsql as $$
begin
  -- Locked by a statement of its own: the next one then sees what whoever held the lock has done.
  perform from meter where id = any (meters) order by id for no key update;
  update meter
  set last_measurement_id = newest.id, last_measured_at = newest.measured_at
  from (
    select touched.meter_id, found.id, found.measured_at
    from unnest(meters) touched (meter_id)
    left join lateral (
      select id, measured_at from effective_measurement
      where effective_measurement.meter_id = touched.meter_id
      order by measured_at desc, id desc
      limit 1
    ) found on true
  ) newest
  where meter.id = newest.meter_id
    and (meter.last_measurement_id, meter.last_measured_at)
      is distinct from (newest.id, newest.measured_at);
end
$$;

create function note_last_measurement() returns trigger language plpgsql as $$
declare
  outdated uuid[];
begin
  -- By a statement of its own: whoever opens a round, or closes it with estimates, waits for what is being read, or is waited for.
  perform from meter where id in (select meter_id from appended) order by id for no key update;
  -- What was read counts until somebody takes it back, so the newest of these need only be compared.
  update meter
  set last_measurement_id = newest.id, last_measured_at = newest.measured_at
  from (
    select distinct on (meter_id) meter_id, id, measured_at
    from appended
    where channel <> 'estimate'
    order by meter_id, measured_at desc, id desc
  ) newest
  where meter.id = newest.meter_id
    and (
      meter.last_measurement_id is null
      or (newest.measured_at, newest.id) > (meter.last_measured_at, meter.last_measurement_id)
    );
  -- An estimate may give way to what was read before it.
  select array_agg(distinct appended.meter_id) into outdated
  from appended
  join meter on meter.id = appended.meter_id
  left join measurement last on last.id = meter.last_measurement_id
  where appended.channel = 'estimate' or last.channel = 'estimate';
  if outdated is not null then
    perform keep_last_measurement(outdated);
  end if;
  return null;
end
$$;

create trigger note_last_measurement
  after insert on measurement
  referencing new table as appended
  for each statement execute function note_last_measurement();

create function note_reversal() returns trigger language plpgsql as $$
begin
  perform keep_last_measurement(array(
    select distinct meter_id from appended join measurement on measurement.id = appended.measurement_id
  ));
  return null;
end
$$;

create trigger note_reversal
  after insert on measurement_reversal referencing new table as appended
  for each statement execute function note_reversal();

-- An estimate that has gone over to another device counts by what was read of that one.
create function note_moved_estimate() returns trigger language plpgsql as $$
begin
  perform keep_last_measurement(array[new.meter_id]);
  return null;
end
$$;

create trigger note_moved_estimate
  after update of installation_id on measurement
  for each row when (new.channel = 'estimate' and new.installation_id <> old.installation_id)
  execute function note_moved_estimate();

-- What was read stays as it was read: only its device may become another one, by an exchange that was recorded late
-- or by its undoing, which say so. Names go where a person is erased.
create function guard_measurement() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and erases_person() then
    return new;
  end if;
  if tg_op = 'DELETE' then
    raise exception 'a measurement is never deleted';
  end if;
  if (
      new.id, new.meter_id, new.value, new.measured_at, new.channel, new.client_key, new.recorded_at, new.campaign_id
    ) is distinct from (
      old.id, old.meter_id, old.value, old.measured_at, old.channel, old.client_key, old.recorded_at, old.campaign_id
    )
  then
    raise exception 'a measurement is never changed';
  end if;
  if new.installation_id <> old.installation_id
    and current_setting('grzadka.moves_measurements', true) is distinct from 'on'
  then
    raise exception 'only an exchange gives a measurement to another device';
  end if;
  if new.measured_by_first_name is distinct from old.measured_by_first_name
      and new.measured_by_first_name is not null
    or new.measured_by_last_name is distinct from old.measured_by_last_name
      and new.measured_by_last_name is not null
    or new.login_id is distinct from old.login_id and new.login_id is not null
  then
    raise exception 'who took a measurement can only be blanked';
  end if;
  return new;
end
$$;

create trigger guard_measurement
  before update or delete on measurement
  for each row execute function guard_measurement();

create function guard_reversal() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and erases_person() then
    return new;
  end if;
  if tg_op = 'DELETE' then
    raise exception 'a reversal is never deleted';
  end if;
  if (new.id, new.measurement_id, new.reason, new.remark, new.replacement_id, new.reversed_at)
    is distinct from
    (old.id, old.measurement_id, old.reason, old.remark, old.replacement_id, old.reversed_at)
    or new.reversed_by_first_name is distinct from old.reversed_by_first_name
      and new.reversed_by_first_name is not null
    or new.reversed_by_last_name is distinct from old.reversed_by_last_name
      and new.reversed_by_last_name is not null
    or new.login_id is distinct from old.login_id and new.login_id is not null
  then
    raise exception 'a reversal is never changed';
  end if;
  return new;
end
$$;

create trigger guard_reversal
  before update or delete on measurement_reversal
  for each row execute function guard_reversal();
