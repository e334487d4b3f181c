-- What plots are charged by, from when on: their areas, and what was declared of them (docs/product/tariffs.md#plots).

create table garden_area (
  id uuid primary key,
  garden_id uuid not null,
  area numeric(10, 2) not null check (area > 0),
  -- The plan of the allotment gardens, a survey, or any other: where nothing else is said, the form of the garden.
  source text not null check (source in ('plan', 'survey', 'other')),
  -- 1900-01-01, the earliest day that people can name, is that of an area of which nobody said since when.
  valid_from date not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table garden_fact (
  id uuid primary key,
  garden_id uuid not null references garden on delete cascade,
  valid_from date not null,
  residents smallint not null check (residents between 0 and 20),
  electricity boolean not null,
  water boolean not null,
  note text check (length(note) between 1 and 300),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint garden_fact_day unique (garden_id, valid_from)
);

-- The areas there are, known since ever; made when their gardens were, so that no change of today corrects them.
insert into garden_area (id, garden_id, area, source, valid_from, created_at)
select md5('area ' || id)::uuid, id, area, 'other', '1900-01-01', created_at
from garden
where area is not null;

alter table garden_area
  -- Serves what is asked of one garden, too.
  add constraint garden_area_day unique (garden_id, source, valid_from),
  add foreign key (garden_id) references garden on delete cascade;

-- Whoever writes gardens, a form, an import or a command, writes their histories by these triggers. The first area of a
-- garden counts since ever; one that follows, from today on.
create function begin_garden_areas() returns trigger language plpgsql as $$
begin
  insert into garden_area (id, garden_id, area, source, valid_from)
  select gen_random_uuid(), id, area, 'other', '1900-01-01' from entered where area is not null;
  return null;
end
$$;

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

create trigger begin_garden_areas
  after insert on garden referencing new table as entered
  for each statement execute function begin_garden_areas();
create trigger keep_garden_area
  after update of area on garden
  for each row when (new.area is distinct from old.area and new.area is not null)
  execute function keep_garden_area();
