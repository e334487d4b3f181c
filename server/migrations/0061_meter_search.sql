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

create function note_meter_name() returns trigger language plpgsql as $$
begin
  new.search := meter_search_key(new.id, new.name);
  return new;
end
$$;

create trigger note_meter_name
  before insert or update of name on meter
  for each row execute function note_meter_name();

-- As 0051 has it, with the key.
create or replace function note_device() returns trigger language plpgsql as $$
begin
  update meter set legalised_until = current.legalised_until, search = current.search
  from (
    select
      (
        select legalised_until from installation
        where meter_id = new.meter_id and removed_at is null and undone_at is null
      ),
      (select meter_search_key(id, name) as search from meter where id = new.meter_id)
  ) current
  where meter.id = new.meter_id
    and (meter.legalised_until, meter.search)
      is distinct from (current.legalised_until, current.search);
  if exists (select from measurement where installation_id = new.id and channel = 'estimate') then
    perform keep_last_measurement(array[new.meter_id]);
  end if;
  return null;
end
$$;

drop trigger note_new_device on installation;
create trigger note_new_device
  after insert on installation
  for each row when (new.legalised_until is not null or new.serial_number is not null)
  execute function note_device();
drop trigger note_changed_device on installation;
create trigger note_changed_device
  after update of serial_number, legalised_until, removed_at, last_value, last_value_estimated, undone_at
  on installation
  for each row execute function note_device();

update meter set search = meter_search_key(id, name)
where exists (select from installation where meter_id = meter.id and serial_number is not null);

-- What has no place in the walk comes last, by name; so does what has the same place.
create index meter_walk_order on meter (walk_order asc nulls last, name collate polish asc, id asc)
  include (search, active, type, last_measured_at, role, sector_id, zone_id, legalised_until);
create index meter_walk_order_desc on meter (walk_order desc nulls last, name collate polish desc, id desc)
  include (search, active, type, last_measured_at, role, sector_id, zone_id, legalised_until);
