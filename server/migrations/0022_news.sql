-- News entries.

create table news (
  id uuid primary key,
  content_id uuid not null unique references content,
  title text not null,
  publication_from_date timestamptz,
  publication_thru_date timestamptz,
  title_search text not null generated always as (search_key(title)) stored,
  -- Of title and dates; each content block has its own.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint news_publication_order check (
    publication_thru_date is null or coalesce(publication_from_date <= publication_thru_date, false)
  )
);

create index news_created_at on news (created_at, id);
create index news_title on news (title collate polish, id);
create index news_title_search on news using gin (title_search gin_trgm_ops);
-- Empty dates come last in both directions, which no single index can serve.
create index news_publication_from on news (publication_from_date asc nulls last, id asc);
create index news_publication_from_desc on news (publication_from_date desc nulls last, id desc);
create index news_publication_thru on news (publication_thru_date asc nulls last, id asc);
create index news_publication_thru_desc on news (publication_thru_date desc nulls last, id desc);
