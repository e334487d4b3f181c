-- Meters are found by the serial number of their device as well, and put in the order in which they are walked past.

-- The key is computed no more but kept: it has the number of the device that is there, or, where none is, of the one that was
-- taken off last. Dropping the expression leaves all keys and their indexes as they are.
alter table meter alter column name_search drop expression;
alter table meter rename column name_search to search;
alter table meter alter column search set default '';
alter index meter_name_search rename to meter_search;

create function meter_search_key(meter uuid, name text) returns text language sql stable as $$
  select search_key($2 || ' ' || coalesce(
    (
      select serial_number from installation
      where meter_id = $1 and undone_at is null
      order by removed_at desc nulls first
      limit 1
    ),
    ''
  ))
$$;

update meter set search = meter_search_key(id, name)
where exists (select from installation where meter_id = meter.id and serial_number is not null);

-- What has no place in the walk comes last, by name; so does what has the same place.
create index meter_walk_order on meter (walk_order asc nulls last, name collate polish asc, id asc)
  include (search, active, type, last_measured_at, role, sector_id, zone_id, legalised_until);
create index meter_walk_order_desc on meter (walk_order desc nulls last, name collate polish desc, id desc)
  include (search, active, type, last_measured_at, role, sector_id, zone_id, legalised_until);
