-- A zone has meters of its own type alone, whoever changes either of them, and is asked for them by their role.
alter table zone add constraint zone_of_type unique (id, type);
alter table meter
  drop constraint meter_zone_id_fkey,
  add constraint meter_zone_of_type foreign key (zone_id, type) references zone (id, type);

drop index meter_zone_id;
create index meter_zone_id on meter (zone_id, role, id);

create index zone_type_name on zone (type, name collate polish, id) include (name_search);
drop index zone_name;
create index zone_name on zone (name collate polish, id) include (name_search, type);
create index zone_name_search on zone using gin (name_search gin_trgm_ops);

-- The orders of the meters, each with all that the list's filters and its search ask for (0066); those of before went
-- with 0051.
create index meter_name_search on meter using gin (name_search gin_trgm_ops)
  with (gin_pending_list_limit = 256);
create index meter_name on meter (name collate polish, id)
  include (name_search, active, type, last_measured_at, role, sector_id, zone_id, legalised_until);
create index meter_state_name on meter (active, name collate polish, id)
  include (name_search, type, last_measured_at, role, sector_id, zone_id, legalised_until);
create index meter_state_type_name on meter (active, type, name collate polish, id)
  include (name_search, last_measured_at, role, sector_id, zone_id, legalised_until);
create index meter_type_name on meter (type, name collate polish, id)
  include (name_search, active, last_measured_at, role, sector_id, zone_id, legalised_until);
create index meter_last_measured_at on meter (last_measured_at asc nulls last, id asc)
  include (name_search, active, type, role, sector_id, zone_id, legalised_until);
create index meter_last_measured_at_desc on meter (last_measured_at desc nulls last, id desc)
  include (name_search, active, type, role, sector_id, zone_id, legalised_until);
-- A few weeks of the years for which meters are legalised.
create index meter_legalised_until on meter (legalised_until, id) where legalised_until is not null;
