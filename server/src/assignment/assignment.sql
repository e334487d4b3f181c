-- Who holds which plot today, and how many (docs/product/records.md#assignment).

create view current_assignment as
  select id, garden_id, party_id
  from assignment
  where coalesce(valid_from, '-infinity') <= today() and valid_thru >= today();

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

-- The index of the days to come leaves out the parties whose number will not change. Only a query that leaves
-- them out, too, is served by it.
create function refresh_gardens_held() returns void language plpgsql as $$
declare
  outdated uuid[] := array(
    select id from party where gardens_held_thru < today() and gardens_held_thru < 'infinity'
  );
begin
  if cardinality(outdated) > 0 then
    perform note_gardens_held(outdated);
  end if;
end
$$;
