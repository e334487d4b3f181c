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

-- A party without a garden, such as a member on the waiting list, may have a settlement account of its own: it is that
-- party's, and no assignment opens or closes it.
alter table settlement
  alter column garden_id drop not null,
  add column party_id uuid references party,
  add constraint settlement_of_garden_or_party check (num_nonnulls(garden_id, party_id) = 1),
  -- Null where there is no garden: such an account comes last in the list.
  alter column garden_name drop default,
  alter column garden_name drop not null;

create index settlement_party_id on settlement (party_id) where party_id is not null;
create unique index settlement_open_party on settlement (party_id) where closed_on is null;

-- The default order the other way round, in which what has no garden comes last, too (0066).
create index settlement_garden_name_back
  on settlement (garden_name collate polish desc nulls last, number desc, id desc)
  include (search, sector_id, closed_on, balance_grosz);
create index settlement_sector_garden_name_back
  on settlement (sector_id, garden_name collate polish desc nulls last, number desc, id desc)
  include (search, closed_on, balance_grosz);

-- Whoever holds an account stands here, also where there is no assignment.
alter table settlement_holder
  drop constraint settlement_holder_pkey,
  alter column assignment_id drop not null,
  add constraint settlement_holder_assignment_id_key unique (assignment_id);
