-- What a kind of fee costs, by a resolution, in a time.
create table tariff (
  id uuid primary key,
  fee_kind_id uuid not null references fee_kind,
  resolution_id uuid not null references resolution,
  valid_from date not null,
  valid_thru date check (valid_thru >= valid_from),
  -- The data of the method, which the application checks and tells.
  terms jsonb not null,
  method text not null generated always as (terms ->> 'method') stored check (
    method in (
      'per-area', 'per-garden', 'per-person', 'per-meter', 'consumption', 'distribute', 'missing-reading', 'manual'
    )
  ),
  -- The same as it was told when it was saved.
  terms_in_words text not null,
  -- The zone whose losses are shared out stays as long as that is so.
  zone_id uuid generated always as (nullif(terms ->> 'zoneId', '')::uuid) stored references zone,
  proration text not null check (proration in ('none', 'daily', 'monthly')),
  instalments jsonb not null,
  instalments_in_words text not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint tariff_overlaps exclude using gist (
    fee_kind_id with =, daterange(valid_from, valid_thru, '[]') with &&
  )
);

create index tariff_resolution_id on tariff (resolution_id);
create index tariff_zone_id on tariff (zone_id);
create index tariff_valid_from on tariff (valid_from, id) include (fee_kind_id, valid_thru);
create index tariff_fee_kind_valid_from on tariff (fee_kind_id, valid_from, id) include (valid_thru);
