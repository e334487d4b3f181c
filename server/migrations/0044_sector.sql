-- Sectors that people add, rename, put in order and delete. The ids '1', '2' and '3' stay as they are known;
-- what is added gets an id like any other record.

alter table garden drop constraint garden_sector_id_fkey;
alter table sector alter column id type text;
alter table garden alter column sector_id type text;
alter table garden add constraint garden_sector_id_fkey foreign key (sector_id) references sector;

alter table sector
  -- The place in the order, from 1 and without gaps.
  add column position integer,
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now();
update sector set position = id::integer;
alter table sector
  alter column position set not null,
  -- A move shifts several, one statement after the other.
  add constraint sector_position unique (position) deferrable initially deferred,
  drop constraint sector_name_key;
create unique index sector_name on sector (lower(name collate polish));

-- What was known of the column's values went with its type, and lists are planned by it.
analyze garden (sector_id);
