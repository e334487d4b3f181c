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
