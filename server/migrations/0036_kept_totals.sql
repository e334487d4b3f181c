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

create function note_gardens_held(parties uuid[]) returns void language plpgsql as $$
begin
  -- Locked by a statement of its own: the next one then sees what whoever held the lock has done.
  perform from party where id = any (parties) order by id for no key update;
  update party
  set gardens_held = held.gardens, gardens_held_thru = held.thru
  from (
    select
      party.id,
      (
        select count(distinct garden_id) from current_assignment where party_id = party.id
      ) as gardens,
      (
        select coalesce(min(day), 'infinity') from (
          select case when valid_from > today() then valid_from - 1 else valid_thru end as day
          from assignment where party_id = party.id and valid_thru >= today()
        ) change
      ) as thru
    from party
    where party.id = any (parties)
  ) held
  where party.id = held.id
    and (party.gardens_held, party.gardens_held_thru) is distinct from (held.gardens, held.thru);
end
$$;

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

-- Whatever a restored party held when it was deleted, its assignments come after it.
create function begin_without_gardens() returns trigger language plpgsql as $$
begin
  new.gardens_held := 0;
  new.gardens_held_thru := 'infinity';
  return new;
end
$$;

create trigger begin_without_gardens
  before insert on party for each row execute function begin_without_gardens();

create function note_changed_gardens_held() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform note_gardens_held(array(select distinct party_id from entered));
  elsif tg_op = 'DELETE' then
    perform note_gardens_held(array(select distinct party_id from gone));
  else
    perform note_gardens_held(
      array(select party_id from entered union select party_id from gone)
    );
  end if;
  return null;
end
$$;

create trigger note_gardens_held_insert
  after insert on assignment referencing new table as entered
  for each statement execute function note_changed_gardens_held();
create trigger note_gardens_held_update
  after update on assignment referencing new table as entered old table as gone
  for each statement execute function note_changed_gardens_held();
create trigger note_gardens_held_delete
  after delete on assignment referencing old table as gone
  for each statement execute function note_changed_gardens_held();

create index party_gardens_held on party (gardens_held, id);
create index party_type_gardens_held on party (party_type, gardens_held, id);
create index party_gardens_held_thru on party (gardens_held_thru) where gardens_held_thru < 'infinity';

-- Brings up to date what the days that have passed since have made wrong.
create function refresh_gardens_held() returns void language plpgsql as $$
declare
  outdated uuid[] := array(select id from party where gardens_held_thru < today());
begin
  if cardinality(outdated) > 0 then
    perform note_gardens_held(outdated);
  end if;
end
$$;

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

create function note_list_change() returns trigger language plpgsql as $$
declare
  -- More rows than these are counted as quickly as they are compared.
  most constant integer := 200;
begin
  if tg_op <> 'DELETE' then
    if (select count(*) from (select from entered limit most + 1) few) > most then
      insert into list_change (table_name, sign) values (tg_table_name, 1);
      return null;
    end if;
  end if;
  if tg_op <> 'INSERT' then
    if (select count(*) from (select from gone limit most + 1) few) > most then
      insert into list_change (table_name, sign) values (tg_table_name, -1);
      return null;
    end if;
    insert into list_change (table_name, sign, image)
    select tg_table_name, -1, to_jsonb(gone) from gone;
  end if;
  if tg_op <> 'DELETE' then
    insert into list_change (table_name, sign, image)
    select tg_table_name, 1, to_jsonb(entered) from entered;
  end if;
  return null;
end
$$;

do $$
declare
  listed text;
begin
  foreach listed in array array['party', 'garden', 'meter', 'news', 'notice', 'document'] loop
    execute format(
      'create trigger note_list_change_insert after insert on %I referencing new table as entered
        for each statement execute function note_list_change()', listed);
    execute format(
      'create trigger note_list_change_update after update on %I
        referencing new table as entered old table as gone
        for each statement execute function note_list_change()', listed);
    execute format(
      'create trigger note_list_change_delete after delete on %I referencing old table as gone
        for each statement execute function note_list_change()', listed);
  end loop;
end
$$;
