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
update meter set sector_id = garden.sector_id from garden where garden.id = meter.garden_id;

create index meter_zone_id on meter (zone_id, id);
create index meter_sector_id on meter (sector_id, id);

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

analyze meter, measurement, installation;
