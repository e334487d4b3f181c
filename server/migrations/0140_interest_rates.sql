-- Rates of interest for delay (docs/product/interest.md#rates, 0211).

create table interest_rate (
  id uuid primary key,
  valid_from date not null,
  -- Per year.
  percent numeric(4, 2) not null check (percent >= 0),
  -- Where it was announced.
  source text not null check (length(source) between 1 and 300),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint interest_rate_valid_from_unique unique (valid_from)
);

create index interest_rate_valid_from on interest_rate (valid_from, id);

-- Those that were known when this version was made.
insert into interest_rate (id, valid_from, percent, source)
select
  ('019e0000-0000-7000-8001-' || lpad(place::text, 12, '0'))::uuid, valid_from, percent,
  'Kodeks cywilny, art. 481 § 2. Podane z programem – porównaj z Monitorem Polskim.'
from unnest(
  array['2023-10-05', '2025-05-08', '2025-07-03', '2025-09-04', '2025-10-09', '2025-11-06', '2025-12-04']::date[],
  array[11.25, 10.75, 10.50, 10.25, 10.00, 9.75, 9.50]
) with ordinality as announced (valid_from, percent, place);
