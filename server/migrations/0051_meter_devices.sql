-- Meters grow up: the devices at a meter, one after another; what was found in a measurement, and that it was taken
-- back; zones with their main meters; and up to which measurement a consumption was charged.

create extension if not exists btree_gist;

-- Of meters that a restore has loaded in this very transaction each change would leave a check behind for its end, and a
-- table that has one cannot be altered.
set constraints meter_last_measurement_id_fkey immediate;

-- A main meter and the meters behind it.
create table zone (
  id uuid primary key,
  name text not null,
  type text not null check (type in ('WaterMeter', 'ElectricityMeter')),
  name_search text not null generated always as (search_key(name)) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create unique index zone_name_unique on zone (lower(name collate polish));
create index zone_name on zone (name collate polish, id);

alter table meter
  add column role text not null default 'plot' check (role in ('plot', 'common', 'main')),
  add column zone_id uuid references zone,
  -- Where it stands; of a meter with a garden the garden's, by a trigger.
  add column sector_id text references sector on delete set null,
  add column place text check (length(place) <= 200),
  add column walk_order integer,
  -- Of the device that is there now, by a trigger, so that a list can ask for it.
  add column legalised_until date,
  add column version integer not null default 1,
  add constraint meter_of_garden_is_not_main check (garden_id is null or role <> 'main');

-- Every row is written anew, and with it each index: these are made anew by 0052, with more in them. No total
-- that somebody remembers depends on the sector.
drop index
  meter_name_search, meter_name, meter_state_name, meter_state_type_name, meter_type_name,
  meter_last_measured_at, meter_last_measured_at_desc;
alter table meter disable trigger note_list_change_update;
update meter set sector_id = garden.sector_id from garden where garden.id = meter.garden_id;
alter table meter enable trigger note_list_change_update;

create index meter_zone_id on meter (zone_id, id);
create index meter_sector_id on meter (sector_id, id);

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

-- One device at a meter, from its mounting to its removal; the values are those of its dial.
create table installation (
  id uuid primary key,
  meter_id uuid not null references meter on delete cascade,
  serial_number text check (length(serial_number) <= 50),
  -- Null: since ever.
  installed_at timestamptz,
  first_value numeric(12, 3) not null default 0 check (first_value >= 0),
  removed_at timestamptz,
  last_value numeric(12, 3) check (last_value >= 0),
  last_value_estimated boolean not null default false,
  last_value_rolled_over boolean not null default false,
  removal_reason text
    check (removal_reason in ('replaced', 'winter', 'verification', 'broken', 'stolen')),
  -- Places before the comma; at 10^digits the dial begins again.
  digits smallint check (digits between 3 and 9),
  multiplier numeric(9, 3) not null default 1 check (multiplier > 0),
  legalised_until date,
  seal_number text check (length(seal_number) <= 50),
  -- Mounted by mistake: it stays to be seen, and counts no more.
  undone_at timestamptz,
  version integer not null default 1,
  -- When it was recorded, by the clock: whoever waited for the meter comes after whom they waited for.
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default now(),
  -- What measurements refer to, so that theirs is a device of their meter.
  unique (id, meter_id),
  constraint installation_ends_whole check (
    (removed_at is null) = (last_value is null) and (removed_at is null) = (removal_reason is null)
  ),
  constraint installation_ends_later check (removed_at > installed_at)
);

-- What was there all the time, of which nothing is known but its measurements.
insert into installation (id, meter_id, first_value)
select gen_random_uuid(), meter.id, coalesce(first.value, 0)
from meter
left join lateral (
  select value from measurement where meter_id = meter.id order by measured_at, id limit 1
) first on true;

-- With the rows of all meters there these are made in a fraction of the time.
alter table installation add constraint installation_overlaps exclude using gist (
  meter_id with =, tstzrange(installed_at, removed_at) with &&
) where (undone_at is null);
create unique index installation_current on installation (meter_id)
  where removed_at is null and undone_at is null;
create index installation_of_meter on installation (meter_id, installed_at desc nulls last);
create index installation_serial_number on installation (lower(serial_number))
  where removed_at is null and undone_at is null;

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

alter table measurement
  add column installation_id uuid,
  add column channel text not null default 'office'
    check (channel in ('office', 'campaign', 'self', 'import', 'estimate')),
  -- The codes of what was found in it when it was taken.
  add column verdict text[] not null default '{}',
  add column confirmation text
    check (confirmation in ('rolled-over', 'previous-wrong', 'really-so', 'leak', 'other')),
  add column remark text check (length(remark) <= 500),
  add column rolled_over boolean not null default false,
  -- By which whoever sends it twice gets it once.
  add column client_key uuid,
  add column recorded_at timestamptz not null default now();

drop index measurement_of_meter, measurement_login_id;
do $$
declare
  portions constant integer := 20;
  -- The last measurement of each portion.
  ends uuid[] := (
    select percentile_disc(array(select n / portions::float from generate_series(1, portions) n))
      within group (order by id)
    from measurement
  );
begin
  for portion in 1 .. coalesce(cardinality(ends), 0) loop
    update measurement
    set
      installation_id = installation.id,
      -- When it came is not known any more; it was not before it was read.
      recorded_at = measured_at,
      -- A file does not say who read.
      channel = case when login_id is null and measured_by_last_name is null then 'import' else 'office' end
    from installation
    where installation.meter_id = measurement.meter_id
      and measurement.id <= ends[portion]
      and (portion = 1 or measurement.id > ends[portion - 1]);
    raise notice using
      errcode = 'GZ001', message = format('urządzenia przy odczytach, %s%%', 100 * portion / portions);
  end loop;
end
$$;
create index measurement_of_meter on measurement (meter_id, measured_at desc, id desc);
create index measurement_login_id on measurement (login_id);

alter table measurement
  alter column installation_id set not null,
  -- By the clock, as a device is recorded: which of the two was there first is asked when an exchange is undone.
  alter column recorded_at set default clock_timestamp(),
  add constraint measurement_device foreign key (installation_id, meter_id)
    references installation (id, meter_id);

create unique index measurement_client_key on measurement (client_key);
create index measurement_of_installation on measurement (installation_id, measured_at desc, id desc);
-- What waits for somebody's answer: docs/product/readings.md#unchecked.
create index measurement_unchecked on measurement (measured_at desc, id desc)
  where confirmation is null and verdict && array[
    'inactive', 'too-many-digits', 'smaller', 'larger-than-next', 'too-large', 'duplicate-day', 'already-charged'
  ];

-- Whoever does not say of which device a measurement is, means the one that was there.
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

-- That a measurement was wrong; what it says stays.
create table measurement_reversal (
  id uuid primary key,
  measurement_id uuid not null references measurement on delete cascade,
  reason text not null check (reason in ('mistyped', 'misread', 'wrong-meter', 'other')),
  remark text check (length(remark) <= 500),
  -- The measurement that holds the right value.
  replacement_id uuid references measurement,
  reversed_at timestamptz not null default now(),
  -- The name stays when the login or its party is deleted.
  reversed_by_first_name text,
  reversed_by_last_name text,
  login_id uuid references login on delete set null,
  constraint reversal_other_has_remark check (reason <> 'other' or remark is not null)
);

create unique index measurement_reversal_once on measurement_reversal (measurement_id);
create index measurement_reversal_login_id on measurement_reversal (login_id);
create index measurement_reversal_replacement on measurement_reversal (replacement_id);

-- Up to which measurement the consumption of a meter was charged: written with each charge, read by verdicts.
create table billed_stretch (
  id uuid primary key,
  meter_id uuid not null references meter on delete cascade,
  first_day date not null,
  last_day date not null,
  quantity numeric(18, 3) not null,
  -- The measurement that it ended with.
  measurement_id uuid not null references measurement,
  -- Of the charge, as people know it.
  number text not null,
  created_at timestamptz not null default now(),
  check (last_day >= first_day)
);

create index billed_stretch_of_meter on billed_stretch (meter_id, last_day desc);
create index billed_stretch_measurement on billed_stretch (measurement_id);

-- The measurements that count: not taken back, and of estimates those that nothing was read after, or at their time, of
-- the same device; its last value is one that was read, unless it is estimated itself.
create view effective_measurement as
select id, meter_id, installation_id, value, measured_at, channel, rolled_over
from measurement
where not exists (select from measurement_reversal where measurement_id = measurement.id)
  and (
    channel <> 'estimate'
    or not exists (
      select from measurement later
      where later.installation_id = measurement.installation_id
        and later.channel <> 'estimate'
        and later.measured_at >= measurement.measured_at
        and not exists (select from measurement_reversal where measurement_id = later.id)
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

create or replace function note_last_measurement() returns trigger language plpgsql as $$
begin
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
  if exists (select from appended where channel = 'estimate') then
    perform keep_last_measurement(
      array(select distinct meter_id from appended where channel = 'estimate')
    );
  end if;
  return null;
end
$$;

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

-- What a meter tells of its devices: until when the present one is legalised, and, since a value read at its end
-- makes estimates void, the last measurement.
create function note_device() returns trigger language plpgsql as $$
begin
  update meter set legalised_until = current.legalised_until
  from (
    select (
      select legalised_until from installation
      where meter_id = new.meter_id and removed_at is null and undone_at is null
    )
  ) current
  where meter.id = new.meter_id and meter.legalised_until is distinct from current.legalised_until;
  if exists (select from measurement where installation_id = new.id and channel = 'estimate') then
    perform keep_last_measurement(array[new.meter_id]);
  end if;
  return null;
end
$$;

create trigger note_new_device
  after insert on installation for each row when (new.legalised_until is not null)
  execute function note_device();
create trigger note_changed_device
  after update of legalised_until, removed_at, last_value, last_value_estimated, undone_at on installation
  for each row execute function note_device();

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
  if tg_op = 'DELETE' then
    raise exception 'a measurement is never deleted';
  end if;
  if (new.id, new.meter_id, new.value, new.measured_at, new.channel, new.client_key, new.recorded_at)
    is distinct from
    (old.id, old.meter_id, old.value, old.measured_at, old.channel, old.client_key, old.recorded_at)
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

-- The audit calls a zone by its name.
create or replace function record_name(record_type text, record_id text) returns text
  language plpgsql stable as $$
declare
  own uuid := case
    when record_id ~ '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$' then record_id::uuid
  end;
begin
  case record_type
    when 'party' then return (select name from party where id = own);
    when 'garden' then return (select name from garden where id = own);
    when 'meter' then return (select name from meter where id = own);
    when 'zone' then return (select name from zone where id = own);
    when 'login' then return (select user_name from login where id = own);
    when 'news' then return (select title from news where id = own);
    when 'notice' then return (select title from notice where id = own);
    when 'document' then return (select name from document where id = own);
    when 'sector' then return (select name from sector where id::text = record_id);
    when 'page-version' then
      return (
        select page.name from page_version join page on page.id = page_id where page_version.id = own
      );
    when 'assignment' then
      return (
        select garden.name || ' – ' || party.name
        from assignment join garden on garden.id = garden_id join party on party.id = party_id
        where assignment.id = own
      );
    else return null;
  end case;
end
$$;

analyze meter, measurement, installation;
