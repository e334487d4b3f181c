-- What lists need to be quick at a million rows: the orders that filters and sorts ask for, how many
-- gardens a party holds, and what changed since a total was counted.

create index party_type_name on party (party_type, name collate polish, id);
create index meter_state_name on meter (active, name collate polish, id);
create index meter_state_type_name on meter (active, type, name collate polish, id);
create index meter_type_name on meter (type, name collate polish, id);
create index garden_sector_name on garden (sector_id, name collate polish, id);

-- How many gardens a party holds follows from today's date, so what is noted here holds until the next
-- day on which an assignment of the party begins or is over; refresh_gardens_held() is to be called
-- before it is read.
alter table party
  add column gardens_held integer not null default 0,
  add column gardens_held_thru date not null default 'infinity';

-- What note_gardens_held() says, of all parties at once: asked party by party, PostgreSQL read the whole index of
-- assignment_no_overlap for each. In twenty portions, and so twenty ways through a table at the most.
do $$
declare
  portions constant integer := 20;
  -- The last party of each portion.
  ends uuid[] := (
    select percentile_disc(array(select n / portions::float from generate_series(1, portions) n))
      within group (order by id)
    from party
  );
begin
  for portion in 1 .. coalesce(cardinality(ends), 0) loop
    update party
    set gardens_held = held.gardens, gardens_held_thru = held.thru
    from (
      select
        party_id,
        count(distinct garden_id) filter (
          where coalesce(valid_from, '-infinity') <= today() and valid_thru >= today()
        ) as gardens,
        coalesce(
          min(case when valid_from > today() then valid_from - 1 else valid_thru end)
            filter (where valid_thru >= today()),
          'infinity'
        ) as thru
      from assignment
      where party_id <= ends[portion] and (portion = 1 or party_id > ends[portion - 1])
      group by party_id
    ) held
    where party.id = held.party_id
      and (party.gardens_held, party.gardens_held_thru) is distinct from (held.gardens, held.thru);
    raise notice using
      errcode = 'GZ001', message = format('liczba działek podmiotów, %s%%', 100 * portion / portions);
  end loop;
end
$$;

create index party_gardens_held on party (gardens_held, id);
create index party_type_gardens_held on party (party_type, gardens_held, id);
create index party_gardens_held_thru on party (gardens_held_thru) where gardens_held_thru < 'infinity';

-- The rows that came and went, from which a list corrects a total it has counted before instead of
-- counting anew. Nobody waits for anybody: rows are only ever added here, and go when no total is as old.
create table list_change (
  -- The transaction that made the change, by which a snapshot tells whether it has seen it.
  xid xid8 not null default pg_current_xact_id(),
  table_name text not null,
  -- 1 for a row that came, -1 for one that went; a changed row is both.
  sign smallint not null,
  -- The row; null where too much changed at once to be noted: then it is to be counted anew.
  image jsonb
);

create index list_change_of_table on list_change (table_name, xid);

-- When every transaction before `oldest` was over, so that what these changed can be forgotten some
-- minutes later.
create table list_change_mark (
  at timestamptz not null default now(),
  oldest xid8 not null default pg_snapshot_xmin(pg_current_snapshot())
);
