-- What is charged rests on resolutions, and is of a kind.

create table resolution (
  id uuid primary key,
  number text not null check (length(number) between 1 and 50),
  body text not null check (body in ('general-meeting', 'board', 'district', 'national')),
  adopted_on date not null,
  subject text not null check (length(subject) between 1 and 300),
  -- A document that a resolution names stays until it names another one.
  file_id uuid references document,
  year smallint not null generated always as (extract(year from adopted_on)) stored,
  search text not null generated always as (search_key(number || ' ' || subject)) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create unique index resolution_number_unique on resolution (body, year, lower(number collate polish));
create index resolution_file_id on resolution (file_id);
create index resolution_adopted_on on resolution (adopted_on, id) include (search, body, year, number);
create index resolution_number on resolution (number collate polish, id) include (search, body, year);
create index resolution_search on resolution using gin (search gin_trgm_ops);

alter table fee_kind
  add column code text check (length(code) between 1 and 10),
  add column purpose text not null default 'other' check (
    purpose in (
      'investment', 'common-utilities', 'public-charges', 'cleanliness', 'management',
      'own-use', 'union', 'membership', 'other'
    )
  ),
  add column interest boolean not null default true,
  add column keywords text check (length(keywords) between 1 and 200),
  add column active boolean not null default true;

-- The kinds that were there at first.
update fee_kind set code = first.code, purpose = first.purpose, interest = first.interest, keywords = first.keywords
from (values
  (1, 'OGR', 'management', true, 'ogrodowa, ogrodowe'),
  (2, 'PZD', 'union', true, 'partycypacja, pzd'),
  (3, 'WODA', 'common-utilities', true, 'wodna, opłata wodna'),
  (4, 'WODA-L', 'own-use', true, 'woda, wodomierz'),
  (5, 'EN-ST', 'own-use', true, 'stała za energię, abonament'),
  (6, 'EN-L', 'own-use', true, 'energia, prąd'),
  (7, 'ŚMIECI', 'cleanliness', true, 'śmieci, odpady'),
  (8, 'SKŁ', 'membership', false, 'składka, członkowska'),
  (9, 'WPIS', 'other', true, 'wpisowe'),
  (10, 'INW', 'investment', true, 'inwestycyjna, inwestycja'),
  (11, 'RYCZ', 'other', true, 'ryczałt'),
  (12, 'ODS', 'other', false, 'odsetki')
) as first (place, code, purpose, interest, keywords)
where fee_kind.id = ('019e0000-0000-7000-8000-' || lpad(first.place::text, 12, '0'))::uuid;

alter table fee_kind
  alter column code set not null,
  alter column purpose drop default,
  alter column active drop default,
  alter column interest drop default,
  add column search text not null generated always as (
    search_key(name || ' ' || code || ' ' || coalesce(keywords, ''))
  ) stored;

create unique index fee_kind_code_unique on fee_kind (lower(code collate polish));
create index fee_kind_position on fee_kind (position, id) include (search, active, purpose);
create index fee_kind_name on fee_kind (name collate polish, id) include (search, active, purpose);
create index fee_kind_search on fee_kind using gin (search gin_trgm_ops);
