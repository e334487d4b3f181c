-- Places of metering and the values read there.

create table meter (
  id uuid primary key,
  garden_id uuid references garden on delete set null,
  name text not null,
  type text not null check (type in ('WaterMeter', 'ElectricityMeter')),
  active boolean not null default true,
  name_search text not null generated always as (search_key(name)) stored,
  -- Kept by the trigger below, so that a list of 100,000 meters sorts by them from an index.
  last_measurement_id uuid,
  last_measured_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create unique index meter_name_unique on meter (lower(name collate polish));
create index meter_name on meter (name collate polish, id);
create index meter_name_search on meter using gin (name_search gin_trgm_ops);
create index meter_garden_id on meter (garden_id);
-- Empty times come last in both directions, which no single index can serve.
create index meter_last_measured_at on meter (last_measured_at asc nulls last, id asc);
create index meter_last_measured_at_desc on meter (last_measured_at desc nulls last, id desc);

create table measurement (
  id uuid primary key,
  meter_id uuid not null references meter on delete cascade,
  -- m³ or kWh, by the meter's type.
  value numeric(12, 3) not null check (value >= 0),
  measured_at timestamptz not null default now(),
  -- The name stays when the login or its party is deleted.
  measured_by_first_name text,
  measured_by_last_name text,
  login_id uuid references login on delete set null
);

create index measurement_of_meter on measurement (meter_id, measured_at desc, id desc);
create index measurement_login_id on measurement (login_id);

alter table meter
  add foreign key (last_measurement_id) references measurement deferrable initially deferred;
