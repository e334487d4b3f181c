-- The areas that a plot had, by day.

-- Whoever writes gardens, a form, an import or a command, writes their histories by these triggers. The first area of a
-- garden counts since ever; one that follows, from today on.
create function begin_garden_areas() returns trigger language plpgsql as $$
begin
  insert into garden_area (id, garden_id, area, source, valid_from)
  select gen_random_uuid(), id, area, 'other', '1900-01-01' from entered where area is not null;
  return null;
end
$$;

create trigger begin_garden_areas
  after insert on garden referencing new table as entered
  for each statement execute function begin_garden_areas();

-- What was typed today and is typed anew was a slip: it is corrected where it stands. What has been charged keeps its own
-- figures.
create function keep_garden_area() returns trigger language plpgsql as $$
begin
  update garden_area
  set area = new.area, version = version + 1, updated_at = now()
  where id = (
    select id
    from garden_area
    where garden_id = new.id and source = 'other' and area = old.area
      and (created_at at time zone 'Europe/Warsaw')::date = today()
    order by valid_from desc
    limit 1
  );
  if not found then
    insert into garden_area (id, garden_id, area, source, valid_from)
    select
      gen_random_uuid(), new.id, new.area, 'other',
      case when exists (select from garden_area where garden_id = new.id) then today() else '1900-01-01' end
    -- Somebody may have added one of today by hand.
    on conflict on constraint garden_area_day
      do update set area = excluded.area, version = garden_area.version + 1, updated_at = now();
  end if;
  return null;
end
$$;

create trigger keep_garden_area
  after update of area on garden
  for each row when (new.area is distinct from old.area and new.area is not null)
  execute function keep_garden_area();
