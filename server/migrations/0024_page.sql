-- The fixed pages and their versions.

create table page (
  id text primary key,
  name text not null
);

insert into page (id, name) values ('oplaty', 'Opłaty'), ('wladze', 'Władze'), ('kontakt', 'Kontakt');

create table page_version (
  id uuid primary key,
  page_id text not null references page,
  content_id uuid not null unique references content,
  publication_from_date timestamptz,
  publication_thru_date timestamptz,
  -- Of the dates; each content block has its own.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint page_version_publication_order check (
    publication_thru_date is null or coalesce(publication_from_date <= publication_thru_date, false)
  )
);

create index page_version_created_at on page_version (page_id, created_at, id);
-- Empty dates come last in both directions, which no single index can serve.
create index page_version_publication_from
  on page_version (page_id, publication_from_date asc nulls last, id asc);
create index page_version_publication_from_desc
  on page_version (page_id, publication_from_date desc nulls last, id desc);
create index page_version_publication_thru
  on page_version (page_id, publication_thru_date asc nulls last, id asc);
create index page_version_publication_thru_desc
  on page_version (page_id, publication_thru_date desc nulls last, id desc);
