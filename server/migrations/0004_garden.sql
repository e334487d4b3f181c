-- Garden plots and who holds them from when to when.

create table sector (
  id smallint primary key,
  name text not null unique
);

insert into sector (id, name) values (1, 'Sektor 1'), (2, 'Sektor 2'), (3, 'Sektor 3');

create table garden (
  id uuid primary key,
  sector_id smallint not null references sector,
  name text not null,
  -- Square metres.
  area numeric(8, 2) check (area > 0),
  name_search text not null generated always as (search_key(name)) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create unique index garden_name_in_sector on garden (sector_id, lower(name collate polish));
create index garden_name on garden (name collate polish, id);
create index garden_name_search on garden using gin (name_search gin_trgm_ops);

-- Holders of the past are kept; two at once are normal (a married couple).
create table assignment (
  id uuid primary key,
  garden_id uuid not null references garden on delete cascade,
  party_id uuid not null references party on delete cascade,
  -- The first and the last day; null where the day is unknown, or the assignment goes on.
  valid_from date,
  valid_thru date,
  created_at timestamptz not null default now(),
  check (valid_from <= valid_thru)
);

create unique index assignment_current on assignment (garden_id, party_id) where valid_thru is null;
create index assignment_party_id on assignment (party_id);
