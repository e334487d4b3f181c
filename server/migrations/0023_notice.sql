-- Notices.

create table notice (
  id uuid primary key,
  content_id uuid not null unique references content,
  title text not null,
  publication_from_date timestamptz,
  publication_thru_date timestamptz,
  pin_from_date timestamptz,
  pin_thru_date timestamptz,
  title_search text not null generated always as (search_key(title)) stored,
  -- Of title and dates; each content block has its own.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint notice_publication_order check (
    publication_thru_date is null or coalesce(publication_from_date <= publication_thru_date, false)
  ),
  constraint notice_pin_order check (
    pin_thru_date is null or coalesce(pin_from_date <= pin_thru_date, false)
  )
);

create index notice_created_at on notice (created_at, id);
create index notice_title on notice (title collate polish, id);
create index notice_title_search on notice using gin (title_search gin_trgm_ops);
-- Empty dates come last in both directions, which no single index can serve.
create index notice_publication_from on notice (publication_from_date asc nulls last, id asc);
create index notice_publication_from_desc on notice (publication_from_date desc nulls last, id desc);
create index notice_publication_thru on notice (publication_thru_date asc nulls last, id asc);
create index notice_publication_thru_desc on notice (publication_thru_date desc nulls last, id desc);
create index notice_pin_from on notice (pin_from_date asc nulls last, id asc);
create index notice_pin_from_desc on notice (pin_from_date desc nulls last, id desc);
create index notice_pin_thru on notice (pin_thru_date asc nulls last, id asc);
create index notice_pin_thru_desc on notice (pin_thru_date desc nulls last, id desc);
