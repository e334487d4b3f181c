-- Who is a member of PZD when, and settlement accounts of parties without a garden (docs/product/records.md#membership,
-- docs/product/settlements.md#without-a-garden).

create table membership (
  id uuid primary key,
  party_id uuid not null references party on delete cascade,
  -- Null where it is not known since when, and while it goes on.
  valid_from date,
  valid_thru date,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint membership_days check (valid_from <= valid_thru),
  -- Serves what is asked of one party, too.
  constraint membership_no_overlap
    exclude using gist (party_id with =, daterange(valid_from, valid_thru, '[]') with &&)
);

create view current_membership as
  select id, party_id
  from membership
  where coalesce(valid_from, '-infinity') <= today() and coalesce(valid_thru, 'infinity') >= today();
