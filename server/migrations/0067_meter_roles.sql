-- A role that few meters have is found in its own index, by name, with all that the list's filters and its search ask for.
create index meter_role_name on meter (role, name collate polish, id)
  include (search, active, type, last_measured_at, sector_id, zone_id, legalised_until);
