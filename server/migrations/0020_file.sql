-- Stored objects and the documents among them.

-- What the storage holds. An object is written before its row, and its row goes before it: a crash in
-- between leaves an object without a row at most, which the sweep removes.
create table stored_object (
  -- Its key in the storage too.
  id uuid primary key,
  created_at timestamptz not null default now(),
  -- Since when the sweep knows that nothing refers to it; what was deleted can be restored until it goes.
  unused_since timestamptz
);

create index stored_object_unused_since on stored_object (unused_since);

create table file (
  id uuid primary key,
  object_id uuid not null unique references stored_object,
  name text not null,
  -- The name it is downloaded under.
  file_name text not null,
  content_type text not null,
  -- Bytes.
  size bigint not null check (size >= 0),
  publication_from_date timestamptz,
  publication_thru_date timestamptz,
  pin_from_date timestamptz,
  pin_thru_date timestamptz,
  name_search text not null generated always as (search_key(name)) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint file_publication_order check (
    publication_thru_date is null or coalesce(publication_from_date <= publication_thru_date, false)
  ),
  constraint file_pin_order check (
    pin_thru_date is null or coalesce(pin_from_date <= pin_thru_date, false)
  )
);

create index file_created_at on file (created_at, id);
create index file_name on file (name collate polish, id);
create index file_size on file (size, id);
create index file_name_search on file using gin (name_search gin_trgm_ops);
-- Empty dates come last in both directions, which no single index can serve.
create index file_publication_from on file (publication_from_date asc nulls last, id asc);
create index file_publication_from_desc on file (publication_from_date desc nulls last, id desc);
create index file_publication_thru on file (publication_thru_date asc nulls last, id asc);
create index file_publication_thru_desc on file (publication_thru_date desc nulls last, id desc);
create index file_pin_from on file (pin_from_date asc nulls last, id asc);
create index file_pin_from_desc on file (pin_from_date desc nulls last, id desc);
create index file_pin_thru on file (pin_thru_date asc nulls last, id asc);
create index file_pin_thru_desc on file (pin_thru_date desc nulls last, id desc);
