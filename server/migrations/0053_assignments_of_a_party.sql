-- One party's assignments were looked for in the index of this constraint, which PostgreSQL takes for as quick as
-- assignment_party_id though it is in the order of the plots, and read it whole. Of both together only the
-- constraint itself asks.
alter table assignment drop constraint assignment_no_overlap;
alter table assignment
  add constraint assignment_no_overlap
  exclude using gist (
    (uuid_send(garden_id) || uuid_send(party_id)) with =,
    daterange(valid_from, valid_thru, '[]') with &&
  ) deferrable initially immediate;
